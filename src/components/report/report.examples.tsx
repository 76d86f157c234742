import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as chatbot from '../../content/chatbot.ts'
import { breathingMinutes } from '../../content/figures.ts'
import { Report } from './report.tsx'

export const examples: readonly Example[] = [
  part('Report', <Report content={chatbot.reporting.report} minutes={breathingMinutes} />),
]
