/* oxlint-disable no-restricted-imports -- A card is a page in small: its words are the page's own. */
import * as about from '../../content/about.ts'
import * as careers from '../../content/careers.ts'
import * as coach from '../../content/coach.ts'
import * as community from '../../content/community.ts'
import * as contact from '../../content/contact.ts'
import * as fitness from '../../content/fitness.ts'
import * as landing from '../../content/landing.ts'
import * as legal from '../../content/legal-page.ts'
import * as network from '../../content/network.ts'
import { pageLabels } from '../../content/page-labels.ts'
import { pages } from '../../content/pages.ts'
import type { PagePath } from '../../content/pages.ts'
import * as rewards from '../../content/rewards.ts'
import { site } from '../../content/site.ts'
import type { HeroContent } from '../../content/types.ts'
import * as wellnet from '../../content/wellnet.ts'
import type { PrintName } from '../catalogue.ts'
import type { ColourKey } from '../colours.ts'

/** The size that chats and feeds show whole, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** What a link to a page looks like where it is shared: a small poster of the page. */
export interface Card extends CardLook {
  path: PagePath
  /** Address of the file, and its place below `public`. */
  file: string
  /** Stands above the title. */
  kicker: string
  /** The page's h1. */
  title: string
  /** What the card shows and says, for those who do not see it. */
  alt: string
}

/** How a page becomes a poster. */
interface CardLook {
  /** Name of the file, as that of the page's module. */
  name: string
  /** The print of the page's hero. */
  print: PrintName
  /** What that print shows, in words. */
  picture: string
  /** Thread of the kicker: the accent of the page's hero. */
  accent: ColourKey
  /**
   * Where the whole print lies on the card, in pixels: so that its subject fills the right half and runs off the edge.
   * Up to `clear` from the left nothing of it shows; there the words stand.
   */
  place: { left: number; top: number; width: number; clear: number }
}

const looks: Record<PagePath, CardLook & { hero: HeroContent }> = {
  '/': {
    name: 'landing',
    hero: landing.hero,
    print: 'sun',
    picture: 'A sun over three ridges',
    accent: 'marigold',
    place: { left: 320, top: -20, width: 1000, clear: 400 },
  },
  '/chatbot': {
    name: 'chatbot',
    hero: coach.hero,
    print: 'ripple',
    picture: 'A breath going out in rings',
    accent: 'marigold',
    place: { left: 370, top: -75, width: 1040, clear: 715 },
  },
  '/community': {
    name: 'community',
    hero: community.hero,
    print: 'circles',
    picture: 'People sitting in circles that know of each other',
    accent: 'protea',
    place: { left: 430, top: -15, width: 864, clear: 400 },
  },
  '/fitness': {
    name: 'fitness',
    hero: fitness.hero,
    print: 'pulse',
    picture: 'A pulse whose beats grow higher',
    accent: 'coral',
    place: { left: 420, top: 20, width: 860, clear: 400 },
  },
  '/network': {
    name: 'network',
    hero: network.hero,
    print: 'map',
    picture: 'A map of South Africa with nine cities joined by arcs',
    accent: 'aloe',
    place: { left: 318, top: -5, width: 936, clear: 400 },
  },
  '/rewards': {
    name: 'rewards',
    hero: rewards.hero,
    print: 'medal',
    picture: 'Four discs, from bronze to platinum',
    accent: 'gold',
    place: { left: 270, top: -60, width: 1060, clear: 360 },
  },
  '/wellnet': {
    name: 'wellnet',
    hero: wellnet.hero,
    print: 'stack',
    picture: 'Three woven layers joined by upright strands',
    accent: 'sky',
    place: { left: 400, top: -20, width: 940, clear: 400 },
  },
  '/about': {
    name: 'about',
    hero: about.hero,
    print: 'path',
    picture: 'A path that winds over a plain to a rising sun',
    accent: 'marigold',
    place: { left: 330, top: -60, width: 1000, clear: 560 },
  },
  '/careers': {
    name: 'careers',
    hero: careers.hero,
    print: 'growth',
    picture: 'An aloe in flower on a hill',
    accent: 'aloe',
    place: { left: 270, top: 0, width: 1040, clear: 400 },
  },
  '/contact': {
    name: 'contact',
    hero: contact.hero,
    print: 'signal',
    picture: 'A mast on a hill that sends out waves',
    accent: 'sky',
    place: { left: 320, top: -60, width: 1000, clear: 400 },
  },
  '/legal': {
    name: 'legal',
    hero: legal.hero,
    print: 'ledger',
    picture: 'An open ledger with a seal',
    accent: 'marigold',
    place: { left: 455, top: 12, width: 760, clear: 400 },
  },
}

/** The card of every page, in the order of the pages. */
export const cards: readonly Card[] = pages.map(({ path }) => {
  const { hero, ...look } = looks[path]
  return {
    ...look,
    path,
    file: `/og/${look.name}.png`,
    // "Home" says nothing to a reader who is elsewhere.
    kicker: path === '/' ? hero.kicker : pageLabels[path],
    title: hero.title,
    alt: `${site.name}: “${hero.title}” ${look.picture}, drawn in dots on indigo.`,
  }
})

/** The card of the page at a path; the not-found page has none. */
export function cardAt(path: string): Card | undefined {
  return cards.find((card) => card.path === path)
}
