/**
 * The tokens of the look: colours, font sizes and fonts, each written once, and lengths that the whole site shares. UnoCSS
 * turns them into custom properties (uno.config.ts). The drawings, the document and the web app manifest read the same
 * values. Style sheets take colours and font sizes from here; the linter holds them to it, and an exception has its reason.
 */
import { frame } from './src/prints/places/frames.ts'

/**
 * The night, which has another shade in the dark scheme, and the marigold of every scheme.
 */
export const palette = {
  night: { light: '#0A0F2C', dark: '#070A20' },
  marigold: '#FFB52E',
} as const

/** The colours of the threads; the same in both schemes, because the background of a print is always dark. */
export const colours = {
  milk: '#EEF0FF',
  lilac: '#97A3FF',
  indigo: '#4353D6',
  marigold: palette.marigold,
  coral: '#FF7A5C',
  protea: '#EC5A72',
  aloe: '#36B98A',
  sky: '#4BA3E6',
  bronze: '#CF8450',
  silver: '#B9C3DE',
  gold: '#FFC640',
  platinum: '#DDF1FF',
} as const

/** The accent of each offer, a colour of the scheme by its name (`accent-NAME`, uno.config.ts). */
export const accents = {
  coach: 'marigold',
  community: 'protea',
  fitness: 'coral',
  wellnet: 'sky',
  partners: 'aloe',
  rewards: 'gold',
} as const satisfies Record<string, keyof typeof colours>

const ink = '#14172B'
const deepIndigo = '#27348B'

/** Tokens that do not depend on the colour scheme. Sizes are fluid; text grows up to a 2560 px window. */
export const constantTokens = {
  'indigo-900': '#121A45',
  marigold: palette.marigold,
  'marigold-light': '#FFC55C',
  bronze: colours.bronze,
  silver: colours.silver,
  platinum: colours.platinum,
  'marigold-ink': ink,
  'font-display':
    '"Bricolage Grotesque","Fallback Arial","Fallback Roboto","Fallback DejaVu",system-ui,sans-serif',
  'font-body': 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
  // Kickers and labels of drawings; notes; secondary text.
  'text-xs': 'clamp(.8125rem,.52rem + .38vw,1.125rem)',
  'text-note': 'clamp(.875rem,.58rem + .4vw,1.1875rem)',
  'text-sm': 'clamp(.9375rem,.68rem + .4vw,1.25rem)',
  // Text between secondary text and the body, in dense cards and lists.
  'text-md': 'clamp(1rem,.72rem + .4vw,1.25rem)',
  // Names in rows and on keys.
  'text-key': 'clamp(1.0625rem,.8rem + .3vw,1.3125rem)',
  // Numbers of steps, of rows and of totals, and short labels, which grow in very wide windows only.
  'text-number': 'max(1.125rem,1vw)',
  'text-number-lg': 'max(1.25rem,1vw)',
  'text-number-xl': 'max(1.5rem,1.25vw)',
  // The body.
  'text-base': 'clamp(1.0625rem,.8rem + .36vw,1.375rem)',
  // Leads below headings, on a phone nearly as small as the body; the lead of a hero in a wide window.
  'text-lg': 'clamp(1.0625rem,min(.89rem + .78vw,1.13rem + .28vw),1.625rem)',
  'text-lead': 'clamp(1.1875rem,.6rem + .9vw,1.875rem)',
  // Headings: h3, h2, loud h2, h1.
  'text-xl': 'clamp(1.25rem,1.17rem + .37vw,1.875rem)',
  'text-2xl': 'clamp(1.75rem,1.2rem + 1.65vw,3.5rem)',
  'text-loud': 'clamp(2.125rem,1.45rem + 3vw,5rem)',
  'text-3xl': 'clamp(2.5rem,1.6rem + 3.6vw,7.5rem)',
  // Large figures, and words in the place of one.
  'text-figure': 'clamp(1.75rem,1.35rem + 1.8vw,4rem)',
  // Links of the menu on a phone; names in drawings of wider windows, which grow in very wide ones only.
  'text-menu': 'max(1.75rem,1.4vw)',
  shadow: '#0006',
  gutter: 'clamp(1.25rem,.2rem + 4.6vw,4.5rem)',
  section: 'min(10vw,2.3rem + 2.9vw,6rem)',
  'section-loud': 'min(12vw,2.2rem + 5.6vw,9rem)',
  radius: '1.25rem',
  'radius-small': '.75rem',
  'header-height': 'max(4.25rem,3.4vw)',
}

/** How wide the columns of a section are beside each other. */
const columns = { first: 5, second: 8 }

/** In a wide window: how high the hero is, where the frame of its print begins, and how wide it is. */
const heroHeight = 'min(max(min(44rem, 15.5rem + 31.7vw), 44vw), 100svh)'
const printLeft = '50% - 2vw'
const printWidth = 'min(52vw, 1400px)'

/** How high that frame is on a tablet. */
const tabletHeight = '50vw'

/** And on a phone on its side, where it has 48% of the width. */
const shortHeight = '36vw'

/**
 * Measures of the layout that several sheets have. Sheets read `theme('layout.NAME')`, which the build replaces by its value:
 * HTML has no property for them.
 */
export const layout = {
  // The widest that the content of a page becomes, with its gutters.
  wrap: 'max(80rem,min(82vw,119rem))',
  // The two columns of a section, with what each is of their sum.
  columns: `minmax(0, ${columns.first}fr) minmax(0, ${columns.second}fr)`,
  'column-gap': '4rem',
  'first-column': `${columns.first} / ${columns.first + columns.second}`,
  'second-column': `${columns.second} / ${columns.first + columns.second}`,
  // The size of headings between h2 and loud ones, which several pages have.
  'section-heading': 'clamp(2.125rem,1.3rem + 2.5vw,4.5rem)',
  // The hero in a wide window, and in it the frame of its print: where it begins, how wide it is, and its middle.
  'hero-height': heroHeight,
  'print-left': printLeft,
  'print-width': printWidth,
  'wide-middle': `${printLeft} + ${printWidth} / 2`,
  // The same frame on a tablet, at the foot of the hero and as wide as half the window: its middle and its height.
  'tablet-middle': '50% + 24vw',
  'tablet-height': tabletHeight,
  // And on a phone on its side, where it has the right of the hero.
  'short-middle': '50% + 26vw',
  'short-height': shortHeight,
  // The size of a unit of a print that fills its frame: on a phone, on a tablet and in a wide window.
  'phone-unit': `100vw / ${frame.width}`,
  'tablet-unit': `${tabletHeight} / ${frame.height}`,
  'short-unit': `${shortHeight} / ${frame.height}`,
  'wide-unit': `max(${printWidth} / ${frame.width}, (${heroHeight} - var(--header-space, var(--header-height))) / ${frame.height})`,
  // From dot to dot of the circles of points in a wide window.
  'circle-gap': 'min(0.9vw,0.45vw + 5px,17px)',
  // What words of the display font have between them beside its space, which is narrow: the font is cut for large text.
  // The same length at every size, so that it counts where the text is small.
  'word-gap': '0.03rem',
  // A notice of one line: what stays at the foot of the window is above it.
  'notice-height': '3.8rem',
}

/** What covers what: the layers of the page from back to front. Sheets read `theme('layers.NAME')`. */
export const layers = {
  chips: '10',
  // The sum of a plan covers the chips, until one of them has the focus.
  total: '11',
  'focused-chips': '12',
  notices: '15',
  progress: '19',
  header: '20',
  'skip-link': '30',
}

/** Tokens of the light scheme. */
export const lightTokens = {
  night: palette.night.light,
  // Header and chips: the night. It is blurred, and so little transparent that it has one colour over all grounds.
  bar: `${palette.night.light}FE`,
  paper: '#FBF8F3',
  'paper-2': '#F3EDE2',
  card: '#FFFFFF',
  ink,
  'ink-soft': '#44485F',
  line: '#DDD4C4',
  'indigo-700': deepIndigo,
  'indigo-500': colours.indigo,
  protea: '#D9435B',
  aloe: '#1F8A66',
  sky: '#2A7FBF',
  coral: '#E0603A',
  gold: '#B57A08',
}

/** Colours on any dark background. */
const onDarkTokens = {
  ink: colours.milk,
  'ink-soft': '#C8CDEC',
  line: '#333B6B',
  'indigo-700': '#B9C2FF',
  'indigo-500': colours.lilac,
  protea: '#FF8095',
  aloe: '#4CC79A',
  sky: colours.sky,
  coral: '#FF8A5C',
  gold: '#FFCF5C',
}

/** Tokens of the dark scheme. */
export const darkTokens = {
  night: palette.night.dark,
  bar: `${palette.night.dark}FE`,
  // From the night to the band: grounds of one hue, each lighter than the one before.
  paper: '#1A2150',
  'paper-2': '#262F6A',
  card: '#2C3575',
  ...onDarkTokens,
  line: '#4E5798',
}

/** Colours on the night background, which is dark in both colour schemes. */
export const onNightTokens = {
  paper: 'var(--night)',
  'paper-2': 'var(--indigo-900)',
  card: 'var(--indigo-900)',
  ...onDarkTokens,
}

/** On the band: the paper of cards and boxes, and soft text. */
const bandPaper = '#1D2870'
const bandSoftInk = '#D6DAFA'

/** The indigo band, once per page; the same in both colour schemes. */
export const onBandTokens = {
  ...onDarkTokens,
  protea: '#FF8296',
  sky: '#6DB8F2',
  paper: deepIndigo,
  'paper-2': bandPaper,
  card: bandPaper,
  ink: '#F4F5FF',
  'ink-soft': bandSoftInk,
  line: '#5563C4',
  'indigo-700': bandSoftInk,
  'indigo-500': onDarkTokens['indigo-700'],
}

/**
 * A sheet of paper in both schemes and on every ground: a report, a slip, a form, a notice. It is the light scheme's; in the dark one
 * its card does not glare.
 */
export const sheetTokens = {
  card: lightTokens.card,
  ink,
  'ink-soft': lightTokens['ink-soft'],
  line: lightTokens.line,
  'indigo-700': lightTokens['indigo-700'],
  'indigo-500': lightTokens['indigo-500'],
  protea: lightTokens.protea,
  sky: lightTokens.sky,
}
export const darkSheetTokens = { card: '#E9E6F2', line: '#C6C0D8' }

/** On every background where the reader wishes for more contrast: no soft text, and full lines around cards and rows. */
export const moreContrastTokens = {
  'ink-soft': 'var(--ink)',
  line: 'var(--ink)',
}

/** Printed on paper, in both schemes and on every background. */
export const onPaperTokens = {
  night: '#fff',
  'indigo-900': '#fff',
  paper: '#fff',
  'paper-2': '#fff',
  card: '#fff',
  ink: '#000',
  'ink-soft': '#333',
  line: '#999',
  'indigo-700': deepIndigo,
  'indigo-500': 'var(--indigo-700)',
  section: '2rem',
}
