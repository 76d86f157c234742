import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as chatbot from '../../content/chatbot.ts'
import { Devices } from './devices.tsx'

export const examples: readonly Example[] = [part('Devices', <Devices content={chatbot.dialogues} />)]
