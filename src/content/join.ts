/** How each audience joins. It names no USSD code, phone number or app store, because the product gives none. */
import { beforePaying, coversFitness, networkCharges, refunds } from './costs.ts'
import { capitalised, prices } from './figures.ts'
import { meanings } from './glossary.ts'
import { offers, site, status } from './site.ts'

/** An audience, its price and the e-mail that it sends; the same on every page. */
const audiences = {
  citizen: {
    icon: 'user',
    title: 'Citizen',
    price: `${prices.citizen} in South Africa`,
    action: {
      label: 'Join as a citizen',
      mailTo: site.supportEmail,
      subject: 'Join as a citizen',
      questions: ['I want to join by (app, WhatsApp or USSD):', 'My name:', 'My cell number:'],
    },
  },
  business: {
    icon: 'store',
    title: 'Small business',
    price: prices.sme,
    action: {
      label: 'Join as a partner',
      mailTo: site.supportEmail,
      subject: 'Join as a partner',
      questions: ['My business sells:', 'Town, suburb or village:', 'My name:'],
    },
  },
  government: {
    icon: 'landmark',
    title: 'Government',
    price: prices.government,
    action: {
      label: `Ask about ${offers.wellnet}`,
      mailTo: site.supportEmail,
      subject: `${offers.wellnet} for our department`,
      questions: ['Department:', 'What we need to see:', 'Name and role:'],
    },
  },
} as const

type Audience = keyof typeof audiences

/** All audiences in short: for the account note. */
export const cardsInShort = Object.values(audiences).map(({ title, price, action }) => ({
  title,
  text: capitalised(price),
  action,
}))

/** What limits the price of each audience on its own page. */
const terms = {
  citizen: [refunds.citizen, coversFitness, networkCharges],
  business: [refunds.partner],
  government: [],
} as const

/** What each audience writes, and what our answer has. */
const letters = {
  citizen: `The button opens an e-mail. Write which suits you: app, WhatsApp or USSD. Our answer has the USSD code or the WhatsApp number. No e‑mail? Somebody you trust can write for you, with your cell number.`,
  business:
    'The button opens an e-mail. Write what you sell and where. Our answer is a partner agreement with the exact fee.',
  government: `The button opens an e-mail. Write what your department needs to see. We answer with what ${offers.wellnet} would show and what not.`,
} as const

/** The three cards side by side, shortened: for the home page. */
export const join = {
  title: 'How to join, and what it costs',
  status: status.beforeActing,
  cards: [
    {
      ...audiences.citizen,
      terms: [refunds.citizen, coversFitness],
      text: `By app, WhatsApp or USSD, ${meanings.ussd}.`,
    },
    {
      ...audiences.business,
      terms: [refunds.partner],
      text: 'Your agreement has the exact fee.',
    },
    {
      ...audiences.government,
      terms: [],
      text: `We answer with what ${offers.wellnet} would show you, and what not.`,
    },
  ],
  notes: [`Each button opens an e-mail; nothing is sent until you send it. ${networkCharges}`, beforePaying],
  link: { label: 'All prices, and what is not settled', to: '/rewards', hash: 'costs' },
} as const

/** The e-mail of one audience, and those of the two others below it. */
export function letterOf(audience: Audience) {
  const own = audiences[audience]
  return {
    text: letters[audience],
    status: status.beforeActing,
    action: own.action,
    others: Object.values(audiences)
      .filter((other) => other !== own)
      .map(({ action }) => action),
  }
}

/** The price of one audience, and its e-mail. */
export function joinAs(audience: Audience, title: string) {
  const { icon, title: name, price } = audiences[audience]
  return {
    title,
    price: { icon, title: name, price, terms: terms[audience] },
    letter: letterOf(audience),
  }
}
