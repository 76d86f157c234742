import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import { figuresLink } from '../../content/links.ts'
import * as rewards from '../../content/rewards.ts'
import { Faq } from './faq.tsx'

export const examples: readonly Example[] = [
  part('Faq', <Faq items={rewards.faq.items} link={figuresLink} />),
  part('Faq, long words', <Faq items={withLongWords(rewards.faq.items)} link={figuresLink} />),
]
