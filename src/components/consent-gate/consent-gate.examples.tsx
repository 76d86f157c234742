import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as wellnet from '../../content/wellnet.ts'
import { ConsentGate } from './consent-gate.tsx'

export const examples: readonly Example[] = [part('ConsentGate', <ConsentGate content={wellnet.gate} />)]
