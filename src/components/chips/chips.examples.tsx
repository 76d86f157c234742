import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as rewards from '../../content/rewards.ts'
import { Chips } from './chips.tsx'

export const examples: readonly Example[] = [
  section('Chips', <Chips label={rewards.sections.label} chips={rewards.sections.chips} />),
  section(
    'Chips, long words',
    <Chips label={rewards.sections.label} chips={withLongWords(rewards.sections.chips)} />,
  ),
]
