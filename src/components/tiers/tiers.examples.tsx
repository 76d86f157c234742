import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as rewards from '../../content/rewards.ts'
import { looks } from '../../pages/looks.ts'
import { Tiers } from './tiers.tsx'

const medals = looks['/rewards'].parts

export const examples: readonly Example[] = [
  part('Tiers', <Tiers content={rewards.tiers} medals={medals} />, 'band'),
]
