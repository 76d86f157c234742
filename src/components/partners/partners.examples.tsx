import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as network from '../../content/network.ts'
import * as rewards from '../../content/rewards.ts'
import { Exchange } from './exchange.tsx'
import { NetworkCategories } from './network-categories.tsx'
import { PartnerGroups } from './partner-groups.tsx'

export const examples: readonly Example[] = [
  part('PartnerGroups', <PartnerGroups groups={rewards.partnerGroups.groups} />),
  part('Exchange', <Exchange sides={[network.features, network.advantages]} />),
  part('NetworkCategories', <NetworkCategories content={network.categories} />),
]
