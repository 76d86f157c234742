import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as rewards from '../../content/rewards.ts'
import { Faq } from './faq.tsx'
import { figuresLink } from '../../content/links.ts'

export const examples: readonly Example[] = [
  part('Faq', <Faq items={rewards.faq.items} link={figuresLink} />),
]
