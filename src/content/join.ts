/** How each audience joins. It names no USSD code, phone number or app store, because the product gives none. */
import { prices } from './figures.ts'
import { offers, previewNote, site } from './site.ts'
import type { JoinCardInShort, JoinCard, JoinSection } from './types.ts'

type Audience = 'citizen' | 'business' | 'government'

const cards = {
  citizen: {
    icon: 'user',
    title: 'Citizen',
    cost: `${prices.citizen} in South Africa`,
    text: 'Write which suits you: app, WhatsApp or USSD. The code and number are sent to you when you join. No e-mail? Somebody you trust can write for you.',
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
    cost: prices.sme,
    text: 'Write what you sell and where. We answer with a partner agreement, which states the exact fee, and what transaction revenue is.',
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
    cost: prices.government,
    text: `Write what your department needs to see. We answer with what ${offers.wellnet} would show and what not; a contract settles the rest.`,
    action: {
      label: `Ask about ${offers.wellnet}`,
      mailTo: site.supportEmail,
      subject: `${offers.wellnet} for our department`,
      questions: ['Department:', 'What we need to see:', 'Name and role:'],
    },
  },
} as const satisfies Record<Audience, JoinCard>

const allCards: readonly JoinCard[] = [cards.citizen, cards.business, cards.government]

/** All three cards, shortened. */
export const cardsInShort: readonly JoinCardInShort[] = allCards.map(inShort)

const note = `This website sells nothing. Before you pay anywhere, you are shown who we are, the full price and how to cancel.${previewNote ? ` ${previewNote}` : ''}`

/** The three cards side by side. */
export const join: JoinSection = {
  title: 'How to join',
  lead: 'Each button opens an e-mail with our questions in it; you send it.',
  cards: allCards,
  others: [],
  note,
}

/** The card of one audience, with the two others shortened below it. */
export function joinAs(audience: Audience, words: { title: string; lead: string }): JoinSection {
  const own = cards[audience]
  return { ...words, cards: [own], others: allCards.filter((card) => card !== own).map(inShort), note }
}

function inShort({ title, cost, action }: JoinCard): JoinCardInShort {
  return { title, text: cost, action }
}
