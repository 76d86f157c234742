import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as chatbot from '../../content/chatbot.ts'
import { breathingMinutes } from '../../content/figures.ts'
import { Sheet } from './sheet.tsx'

export const examples: readonly Example[] = [
  part(
    'Sheet',
    <Sheet label={chatbot.reporting.label} content={chatbot.reporting.sheet} minutes={breathingMinutes} />,
  ),
]
