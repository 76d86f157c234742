import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as chatbot from '../../content/chatbot.ts'
import { breathingMinutes } from '../../content/figures.ts'
import { Breathe } from './breathe.tsx'

export const examples: readonly Example[] = [
  part('Breathe', <Breathe content={chatbot.breathing} minutes={breathingMinutes} />, 'band'),
]
