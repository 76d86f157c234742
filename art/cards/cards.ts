import { cardFileOf } from '../../renderer/html/sharing-card.ts'
import * as about from '../../src/content/about.ts'
import * as careers from '../../src/content/careers.ts'
import * as chatbot from '../../src/content/chatbot.ts'
import * as community from '../../src/content/community.ts'
import * as contact from '../../src/content/contact.ts'
import * as fitness from '../../src/content/fitness.ts'
import * as landing from '../../src/content/landing.ts'
import * as legal from '../../src/content/legal-page.ts'
import * as network from '../../src/content/network.ts'
import { pages } from '../../src/content/pages.ts'
import type { PagePath } from '../../src/content/pages.ts'
import * as rewards from '../../src/content/rewards.ts'
import type { HeroContent } from '../../src/content/types.ts'
import * as wellnet from '../../src/content/wellnet.ts'
import { looks } from '../../src/pages/looks.ts'
import { accents } from '../../tokens.ts'
import type { PictureName } from '../catalogue.ts'
import type { ColourName } from '../types.ts'

/** The sharing card of a page: the picture that social networks show for a link to it. */
export interface Card {
  path: PagePath
  /** Address of the file, which is also its path below `public`. */
  file: string
  /** Text above the title. */
  kicker: string
  /** The page's h1. */
  title: string
  /** The print of the page's hero. */
  print: PictureName
  /** Colour of the kicker: the accent of the page's hero. */
  accent: ColourName
  place: Placement
}

/**
 * Position and width of the whole print on a card, in pixels. The print's subject fills the right half and is cut at
 * the edge. The first `clear` pixels from the left are empty, for the text. Numbers are found by eye: change them, `npm run draw`,
 * and look at the card in `public/og`.
 */
interface Placement {
  left: number
  top: number
  width: number
  clear: number
}

const contents: Record<PagePath, { hero: HeroContent; place: Placement }> = {
  '/': {
    hero: landing.hero,
    place: { left: 400, top: 30, width: 860, clear: 440 },
  },
  '/chatbot': {
    hero: chatbot.hero,
    place: { left: 370, top: -75, width: 1040, clear: 715 },
  },
  '/community': {
    hero: community.hero,
    place: { left: 430, top: -15, width: 864, clear: 400 },
  },
  '/fitness': {
    hero: fitness.hero,
    place: { left: 420, top: 20, width: 860, clear: 400 },
  },
  '/network': {
    hero: network.hero,
    place: { left: 318, top: -5, width: 936, clear: 400 },
  },
  '/rewards': {
    hero: rewards.hero,
    place: { left: 270, top: -60, width: 1060, clear: 360 },
  },
  '/wellnet': {
    hero: wellnet.hero,
    place: { left: 590, top: 10, width: 700, clear: 610 },
  },
  '/about': {
    hero: about.hero,
    place: { left: 330, top: -60, width: 1000, clear: 560 },
  },
  '/careers': {
    hero: careers.hero,
    place: { left: 270, top: 0, width: 1040, clear: 400 },
  },
  '/contact': {
    hero: contact.hero,
    place: { left: 320, top: -60, width: 1000, clear: 400 },
  },
  '/legal': {
    hero: legal.hero,
    place: { left: 455, top: 12, width: 760, clear: 400 },
  },
}

/** The card of every page, in the order of the pages. */
export const cards: readonly Card[] = pages.map((page) => {
  const { hero, place } = contents[page.path]
  const { print, accent } = looks[page.path]
  return {
    print,
    accent: accents[accent],
    place,
    path: page.path,
    file: cardFileOf(page),
    // The label "Home" means nothing outside the site.
    kicker: page.path === '/' ? hero.kicker : page.label,
    title: hero.title,
  }
})
