import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as wellnet from '../../content/wellnet.ts'
import { Gate } from './gate.tsx'

export const examples: readonly Example[] = [
  part('Gate', <Gate content={wellnet.gate} cases={wellnet.cases} />),
]
