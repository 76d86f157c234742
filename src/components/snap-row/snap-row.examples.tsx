import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as network from '../../content/network.ts'
import { Samples } from './samples.tsx'

export const examples: readonly Example[] = [part('Samples', <Samples content={network.samples} />)]
