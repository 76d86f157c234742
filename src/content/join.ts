/** How each audience joins. It names no USSD code, phone number or app store, because the product gives none. */
import { beforePaying, networkCharges, refunds } from './costs.ts'
import { capitalised, prices } from './figures.ts'
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

/** The text below the price of each audience on its own page, and what happens after the e-mail. */
const details = {
  citizen: {
    terms: [refunds.citizen, networkCharges],
    text: 'Write which suits you: app, WhatsApp or USSD. Our answer has the USSD code or the WhatsApp number. No e-mail? Somebody you trust can write for you, with your cell number, so that we can answer you.',
  },
  business: {
    terms: [refunds.partner],
    text: 'Write what you sell and where. Our answer is a partner agreement with the exact fee.',
  },
  government: {
    terms: [],
    text: `Write what your department needs to see. We answer with what ${offers.wellnet} would show and what not; a contract settles the rest.`,
  },
} as const

/** The three cards side by side, shortened: for the home page. */
export const join = {
  title: 'How to join, and what it costs',
  lead: 'Each button opens an e-mail with our questions in it; you send it.',
  status: status.beforeActing,
  cards: [
    { ...audiences.citizen, terms: [refunds.citizen], text: 'By app, WhatsApp or USSD.' },
    {
      ...audiences.business,
      terms: [refunds.partner],
      text: 'A partner agreement states the exact fee, and what transaction revenue is.',
    },
    {
      ...audiences.government,
      terms: [],
      text: `We answer with what ${offers.wellnet} would show you, and what not.`,
    },
  ],
  others: [],
  notes: [networkCharges, beforePaying],
  link: { label: 'All prices, and what is not settled yet', to: '/rewards', hash: 'costs' },
} as const

/** The card of one audience, with the e-mails of the two others below it. */
export function joinAs(audience: Audience, title: string) {
  const own = audiences[audience]
  return {
    title,
    lead: 'The button opens an e-mail with our questions in it; you send it.',
    status: status.beforeActing,
    cards: [{ ...own, ...details[audience] }],
    others: Object.values(audiences)
      .filter((other) => other !== own)
      .map(({ action }) => action),
    notes: [],
  }
}
