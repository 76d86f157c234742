import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as about from '../../content/about.ts'
import { Statement } from './statement.tsx'

export const examples: readonly Example[] = [
  section('Statement', <Statement content={about.mission} id="mission" />),
  section('Statement, long words', <Statement content={withLongWords(about.mission)} id="mission-long" />),
]
