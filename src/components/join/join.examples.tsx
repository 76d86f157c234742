import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as chatbot from '../../content/chatbot.ts'
import { join } from '../../content/join.ts'
import { Join } from './join.tsx'

export const examples: readonly Example[] = [
  part('Join, three cards', <Join content={join} />),
  part('Join, one card and two in short', <Join content={chatbot.join} />),
]
