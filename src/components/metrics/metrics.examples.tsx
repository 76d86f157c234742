import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import mapFile from '../../prints/map.svg'
import * as network from '../../content/network.ts'
import { MetricPicture } from './metrics.tsx'

export const examples: readonly Example[] = [
  part('MetricPicture, network', <MetricPicture content={network.picture} print={mapFile} />),
]
