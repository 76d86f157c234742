/**
 * What search results and shared links say of a page. The build writes it into documents, and no page's script
 * has it.
 */
import { platformFigures, priceInWords, prices } from './figures.ts'
import type { PagePath } from './pages.ts'
import { offers } from './site.ts'

interface PageDescription {
  /** 70 to 160 characters. */
  description: string
  /** What the picture on the sharing card shows, for its alternative text; art/cards draws it. */
  card: string
}

/** A sharing card in words: its title, then what its picture shows. */
export const cardInWords = '{title}. {card}, drawn in dots on indigo.'

export const descriptions: Readonly<Record<PagePath, PageDescription>> = {
  '/': {
    description:
      'An AI wellness coach by app, WhatsApp and USSD, and rewards at local partners. Prices and how to join, for citizens, small businesses and governments.',
    card: 'A sun over three ridges',
  },
  '/chatbot': {
    description: `${offers.coach} answers by app, WhatsApp or USSD on sleep, food, stress and movement. Samples, the price and how to join.`,
    card: 'A keypad in the middle of rings',
  },
  '/community': {
    description:
      'Small circles that walk, cook, breathe and learn together. A feed without noise, live sessions, and points for taking part.',
    card: 'People sitting in circles that know of each other',
  },
  '/fitness': {
    description: `Movement, heart, sleep and recovery from ${platformFigures.devices.value} devices, turned into one plain plan for today. Fitness ${priceInWords(prices.fitness)}.`,
    card: 'A pulse whose beats grow higher',
  },
  '/network': {
    description:
      'Kinds of partner where members pay less; what joining costs a small business, what it sees, and what is not settled yet.',
    card: 'A map of South Africa with nine cities joined by arcs',
  },
  '/rewards': {
    description:
      'Four tiers, six ways to earn and the value of every activity. Plan your points, see what it costs and what is not settled yet.',
    card: 'Four discs, from bronze to platinum',
  },
  '/wellnet': {
    description:
      'Wellness infrastructure for ministries. What a government sees by default, what is settled, and what a contract has to answer.',
    card: 'Three woven layers joined by upright strands',
  },
  '/about': {
    description:
      'Four principles, four blocks and the mission: wellness that a whole country can use and check. And who runs this, as far as is known.',
    card: 'A path that winds over a plain to a rising sun',
  },
  '/careers': {
    description:
      'What we value, what we want to offer, and how to write to us about work on wellness infrastructure for the cheapest phone in the room.',
    card: 'An aloe in flower on a hill',
  },
  '/contact': {
    description:
      'Write to us as a member, a business or a government, or ask for a system integration. Nothing is sent until you send it.',
    card: 'A mast on a hill that sends out waves',
  },
  '/legal': {
    description:
      'Six documents in plain words: terms, privacy, cookies, POPIA compliance, accessibility and delivery. Fees, refunds and who sees what.',
    card: 'An open book with a seal',
  },
}
