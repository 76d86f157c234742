import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import mapFile from '../../prints/map.svg'
import * as chatbot from '../../content/chatbot.ts'
import * as network from '../../content/network.ts'
import { MetricList, MetricPicture } from './metrics.tsx'

export const examples: readonly Example[] = [
  part('MetricList', <MetricList metrics={chatbot.engine.metrics} />),
  part('MetricPicture, network', <MetricPicture content={network.picture} print={mapFile} />),
]
