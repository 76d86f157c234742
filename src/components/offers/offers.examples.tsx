import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as landing from '../../content/landing.ts'
import { Offers } from './offers.tsx'

export const examples: readonly Example[] = [part('Offers', <Offers items={landing.offerCards.items} />)]
