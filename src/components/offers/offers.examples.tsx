import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { offerCards } from '../../content/landing.ts'
import { Offers } from './offers.tsx'

const prints = ['ripple', 'circles', 'pulse', 'map', 'medal'] as const

const offers = offerCards.items.map((item, index) => ({ ...item, print: prints[index]! }))

export const examples: readonly Example[] = [part('Offers', <Offers items={offers} />, 'night')]
