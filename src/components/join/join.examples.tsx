import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as chatbot from '../../content/chatbot.ts'
import { join } from '../../content/join-landing.ts'
import { JoinAs } from './join-as.tsx'
import { Join } from './join.tsx'

export const examples: readonly Example[] = [
  part('Join, three cards', <Join content={join} />),
  part('Join, one audience', <JoinAs content={chatbot.join} />),
  part('Join, long words', <Join content={withLongWords(join)} />),
]
