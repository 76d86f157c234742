import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as rewards from '../../content/rewards.ts'
import { discs } from '../../prints/places/discs.ts'
import { Tiers } from './tiers.tsx'

export const examples: readonly Example[] = [
  part('Tiers', <Tiers content={rewards.tiers} medals={discs} />, 'band'),
]
