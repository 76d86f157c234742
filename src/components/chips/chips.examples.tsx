import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as rewards from '../../content/rewards.ts'
import { Chips } from './chips.tsx'

export const examples: readonly Example[] = [
  section('Chips', <Chips label={rewards.sections.label} chips={rewards.sections.chips} />),
]
