/**
 * The list of all pages. Router, prerendering, sitemap, head, precache and tests read it. Paths come from the
 * specification, section 2.
 */
import { platformFigures, prices } from './figures.ts'

/** A page of the site. */
export interface PageMeta {
  /** Path without a trailing slash. */
  path: string
  /** Name of the page's module in `src/pages` and of its sharing card. */
  name: string
  /** Text of links to the page (specification, section 2). */
  label: string
  /** Document title without the site's name; at most 60 characters with it. */
  title: string
  /** Description for search results and shared links; 70 to 160 characters. */
  description: string
  /** What the picture on the sharing card shows, for its alternative text; art/cards draws it. */
  card: string
}

export const pages = [
  {
    path: '/',
    name: 'landing',
    label: 'Home',
    title: 'AI coach and rewards by app, WhatsApp and USSD',
    description:
      'An AI wellness coach by app, WhatsApp and USSD, and rewards at local partners. Prices and how to join, for citizens, small businesses and governments.',
    card: 'A sun over three ridges',
  },
  {
    path: '/chatbot',
    name: 'chatbot',
    label: 'AI Coach',
    title: 'K.Coach, the AI wellness coach',
    description:
      'K.Coach answers by app, WhatsApp or USSD on breathing, movement, food and sleep. Sample conversations, the price and how to join.',
    card: 'A breath going out in rings',
  },
  {
    path: '/community',
    name: 'community',
    label: 'Community',
    title: 'Community wellness circles',
    description:
      'Small circles that walk, cook, breathe and learn together. A feed without noise, live sessions, and points for taking part.',
    card: 'People sitting in circles that know of each other',
  },
  {
    path: '/fitness',
    name: 'fitness',
    label: 'Fitness',
    title: 'Fitness tracking that explains itself',
    description: `Movement, heart, sleep and recovery from ${platformFigures.devices.value} devices, turned into one plain plan for today. Fitness ${prices.fitness}.`,
    card: 'A pulse whose beats grow higher',
  },
  {
    path: '/network',
    name: 'network',
    label: 'Partners',
    title: 'The partner network',
    description: `Where members redeem rewards: gyms, grocers, clinics and more, ${platformFigures.partnerNodes.value} partner nodes. What joining costs a small business, and what it sees.`,
    card: 'A map of South Africa with nine cities joined by arcs',
  },
  {
    path: '/rewards',
    name: 'rewards',
    label: 'Rewards',
    title: 'K.Rewards: points for healthy habits',
    description:
      'Four tiers, six ways to earn and the value of every activity. Plan your points, see what it costs and what is not settled yet.',
    card: 'Four discs, from bronze to platinum',
  },
  {
    path: '/wellnet',
    name: 'wellnet',
    label: 'Wellnet',
    title: 'Wellnet for governments',
    description:
      'Wellness infrastructure for ministries. What a government sees by default, when consent is needed, and what a contract has to answer.',
    card: 'Three woven layers joined by upright strands',
  },
  {
    path: '/about',
    name: 'about',
    label: 'About',
    title: 'Wellness as public infrastructure',
    description:
      'Four principles, four blocks and the mission: wellness that a whole country can use and check. And who runs this, as far as is known.',
    card: 'A path that winds over a plain to a rising sun',
  },
  {
    path: '/careers',
    name: 'careers',
    label: 'Careers',
    title: 'Careers: join our mission',
    description:
      'What we value, what we want to offer, and how to write to us about work on wellness infrastructure for the cheapest phone in the room.',
    card: 'An aloe in flower on a hill',
  },
  {
    path: '/contact',
    name: 'contact',
    label: 'Contact',
    title: 'Contact and system integration',
    description:
      'Write to us as a member, a business or a government, or ask for a system integration. Your message stays on your phone until you send it.',
    card: 'A mast on a hill that sends out waves',
  },
  {
    path: '/legal',
    name: 'legal',
    label: 'Legal',
    title: 'Legal: terms, privacy and POPIA',
    description:
      'Six documents in plain words: terms, privacy, cookies, POPIA compliance, accessibility and delivery. Fees, refunds and who sees what.',
    card: 'An open ledger with a seal',
  },
] as const satisfies readonly PageMeta[]

/** The path of a page. Links to other paths do not compile: `npm run types` lists what follows from a changed path. */
export type PagePath = (typeof pages)[number]['path']

/** Whether a path belongs to a page. */
export function isPagePath(path: string): path is PagePath {
  return pages.some((page) => page.path === path)
}

/** The page at a path. */
export function pageAt(path: PagePath): PageMeta {
  return pages.find((page) => page.path === path)!
}

/** The page for unknown paths. */
export const notFoundPage = {
  kicker: 'Off the path',
  title: 'Page not found',
  description: 'This page does not exist or has moved. The rest of the site is one tap away.',
  action: { label: 'Go to the home page', to: '/' },
} as const
