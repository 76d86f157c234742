import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as network from '../../content/network.ts'
import { Exchange } from './exchange.tsx'
import { NetworkCategories } from './network-categories.tsx'
import { Samples } from './samples.tsx'

export const examples: readonly Example[] = [
  part('Exchange', <Exchange sides={[network.exchange.does, network.exchange.gains]} />),
  part('NetworkCategories', <NetworkCategories content={network.categories} />),
  part('Samples', <Samples content={network.samples} />),
]
