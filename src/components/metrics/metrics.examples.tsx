import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as chatbot from '../../content/chatbot.ts'
import { MetricColumn } from './metric-column.tsx'
import { MetricList } from './metric-list.tsx'

export const examples: readonly Example[] = [
  part('MetricList', <MetricList metrics={chatbot.engine.metrics} />),
  part('MetricColumn', <MetricColumn metrics={chatbot.engine.metrics} link={chatbot.engine.link} />),
]
