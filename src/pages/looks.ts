/** How each page looks: its print and accent, and what of the print its hero and its closing band show. */
import type { accents } from '../../tokens.ts'
import type { PagePath } from '../content/pages.ts'
import type { DrawnPrint } from '../prints/names.ts'

interface Look {
  /** The drawing. The landing page lays its sun itself. */
  print: DrawnPrint | 'sun'
  accent: keyof typeof accents
  /** What the hero shows of the print: the visible part, and its position in a frame with another aspect ratio. */
  crop?: { view?: string; fit?: string; isPart?: boolean; fadesOut?: boolean }
  /** Where the print is whole in the closing band, as an SVG `viewBox`; without it, the band has the woven border. */
  closing?: string
}

/** The look of every page. Sharing cards have the same print and accent (art/cards). */
export const looks = {
  '/': { print: 'sun', accent: 'coach' },
  '/chatbot': {
    print: 'ripple',
    accent: 'coach',
    ...inHeroAndClosing('340 20 860 860'),
  },
  '/community': {
    print: 'circles',
    accent: 'community',
    // Deeper than the circles: the hero's foot fades out.
    crop: { view: '220 10 980 910' },
    closing: '220 20 980 860',
  },
  '/fitness': {
    print: 'pulse',
    accent: 'fitness',
    crop: { view: '-240 24 1380 900', fit: 'xMaxYMin slice' },
  },
  '/network': {
    print: 'map',
    accent: 'partners',
    crop: { view: '180 0 1010 860' },
  },
  '/rewards': {
    print: 'medal',
    accent: 'rewards',
    ...inHeroAndClosing('0 0 1200 900'),
  },
  '/wellnet': {
    print: 'stack',
    accent: 'wellnet',
    crop: { view: '-180 -60 1100 1110' },
  },
  '/about': {
    print: 'path',
    accent: 'coach',
    crop: { fit: 'xMidYMax slice', fadesOut: true },
  },
  '/careers': {
    print: 'growth',
    accent: 'partners',
    crop: { view: '440 -80 660 900' },
    closing: '390 0 800 833',
  },
  '/contact': { print: 'signal', accent: 'wellnet', crop: { fit: 'xMidYMid slice', fadesOut: true } },
  '/legal': { print: 'ledger', accent: 'coach', crop: { view: '270 10 920 900' } },
  notFound: { print: 'astray', accent: 'coach', crop: { fit: 'xMidYMid slice', isPart: true } },
} as const satisfies Record<PagePath | 'notFound', Look>

/** The same part of a print in the hero and in the closing band. */
function inHeroAndClosing(view: string) {
  return { crop: { view }, closing: view }
}
