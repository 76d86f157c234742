/** Who joins: citizens, small businesses and governments. */
import { capitalised } from '../format.ts'
import { coversFitness, refunds } from './costs.ts'
import { priceInWords, prices } from './figures.ts'
import { offers } from './site.ts'

/** An audience, its price with what limits it, and the e-mail that it sends; the same on every page. */
export const audiences = {
  citizen: {
    icon: 'user',
    title: 'Citizen',
    price: { ...prices.citizen, after: `${prices.citizen.after} in South Africa` },
    terms: [refunds.citizen, coversFitness],
    action: {
      label: 'Join as a citizen',
      subject: 'Join as a citizen',
      questions: ['I want to join by (app, WhatsApp or USSD):', 'My name:', 'My cell number:'],
    },
  },
  business: {
    icon: 'store',
    title: 'Small business',
    price: prices.sme,
    terms: [refunds.partner],
    action: {
      label: 'Join as a partner',
      subject: 'Join as a partner',
      questions: ['My business sells:', 'Town, suburb or village:', 'My name:'],
    },
  },
  government: {
    icon: 'landmark',
    title: 'Government',
    price: prices.government,
    terms: [],
    action: {
      label: `Ask about ${offers.wellnet}`,
      subject: `${offers.wellnet} for our department`,
      questions: ['Department:', 'What we need to see:', 'Name and role:'],
    },
  },
} as const

export type Audience = keyof typeof audiences

/** All audiences in short: for the account note. */
export const cardsInShort = Object.values(audiences).map(({ title, price, action }) => ({
  title,
  text: capitalised(priceInWords(price)),
  action,
}))
