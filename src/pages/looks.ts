/** How each page looks: its print and accent, and what of the print the page shows. Boxes are in units of the drawing. */
import type { HeroLook } from '../components/hero/hero.tsx'
import { boxAround } from '../components/print/box-around.ts'
import type { PagePath } from '../content/pages.ts'
import type { DrawnPrint } from '../prints/names.ts'
import { round } from '../prints/places/frames.ts'
import { plantBox } from '../prints/places/roots.ts'

interface Look extends HeroLook {
  /** The drawing's name. Sharing cards and the landing page's offers read it: a page imports its drawing. */
  print: DrawnPrint | 'sun'
}

/** The look of every page. Sharing cards have the same print and accent (art/cards). */
export const looks = {
  '/': { print: 'sun', accent: 'coach', framing: 'cut' },
  '/chatbot': {
    print: 'ripple',
    accent: 'coach',
    framing: 'inside',
    crop: { view: boxAround(round) },
  },
  '/community': {
    print: 'circles',
    accent: 'community',
    // All people of the outermost circle. Deeper than the circles, because the frame fades out at its foot.
    framing: 'inside',
    crop: { view: '310 -15 920 940' },
    isShownAgain: true,
  },
  '/fitness': {
    print: 'pulse',
    accent: 'fitness',
    // The wave, which ends past the right edge, and at its left room for words.
    framing: 'cut',
    crop: { view: '-192 24 1380 900', fit: 'xMaxYMin slice' },
  },
  '/network': {
    print: 'map',
    accent: 'partners',
    // The country with all arcs; the ground around it is cut.
    framing: 'inside',
    crop: { view: '306 20 860 840' },
  },
  '/rewards': {
    print: 'medal',
    accent: 'rewards',
    // All discs, from edge to edge (places/discs.ts), and room below them.
    framing: 'inside',
    crop: { view: '220 26 892 936', fit: 'xMaxYMax' },
    isShownAgain: true,
  },
  '/wellnet': {
    print: 'stack',
    accent: 'wellnet',
    // All three plates, and room above them.
    framing: 'inside',
    crop: { view: '8 -60 884 1100' },
  },
  '/about': {
    print: 'path',
    accent: 'coach',
    framing: 'joined',
    crop: { fit: 'xMidYMax slice' },
  },
  '/careers': {
    print: 'aloe',
    accent: 'partners',
    framing: 'joined',
    crop: { view: plantBox.join(' ') },
  },
  '/contact': {
    print: 'signal',
    accent: 'wellnet',
    framing: 'joined',
    crop: { fit: 'xMidYMax slice' },
  },
  '/legal': {
    print: 'book',
    accent: 'coach',
    // The book and its seal. Deeper than the seal, because the frame fades out at its foot.
    framing: 'inside',
    crop: { view: '383 80 786 844' },
  },
  notFound: {
    print: 'astray',
    accent: 'coach',
    framing: 'joined',
    crop: { fit: 'xMidYMax' },
  },
} as const satisfies Record<PagePath | 'notFound', Look>
