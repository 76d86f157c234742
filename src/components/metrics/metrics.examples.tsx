import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as chatbot from '../../content/chatbot.ts'
import { MetricList } from './metric-list.tsx'

export const examples: readonly Example[] = [
  part('MetricList', <MetricList metrics={chatbot.engine.metrics} />),
]
