import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as chatbot from '../../content/chatbot.ts'
import { Emergency } from './emergency.tsx'

export const examples: readonly Example[] = [part('Emergency', <Emergency content={chatbot.emergency} />)]
