import type { UserConfig } from 'unocss'
import presetWind3 from 'unocss/preset-wind3'
import type { Theme } from 'unocss/preset-wind3'
import { colours, palette } from './art/colours.ts'

/**
 * The UnoCSS configuration: tokens as CSS variables, utilities that use only these tokens, and shortcuts for
 * style that several components share. Other styles of a component are in the CSS file beside it. All colours
 * are read through the variables. The dark scheme and the night background (`on-night`) therefore only redefine
 * variables and need no second set of classes.
 */

const ink = '#14172B'
const deepIndigo = '#27348B'

/** Tokens that do not depend on the colour scheme. Sizes are fluid between a 360 px and a 1440 px window. */
export const constantTokens = {
  'indigo-900': '#121A45',
  marigold: palette.marigold,
  bronze: colours.bronze,
  silver: colours.silver,
  platinum: colours.platinum,
  'marigold-ink': ink,
  'font-display':
    '"Bricolage Grotesque","Fallback Arial","Fallback Roboto","Fallback DejaVu",system-ui,sans-serif',
  'font-body': 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
  'text-sm': '.9375rem',
  'text-base': 'clamp(1.0625rem,1.04rem + .1vw,1.125rem)',
  'text-lg': 'clamp(1.1875rem,1.13rem + .28vw,1.375rem)',
  'text-xl': 'clamp(1.25rem,1.17rem + .37vw,1.5rem)',
  'text-2xl': 'clamp(1.625rem,1.4rem + 1vw,2.5rem)',
  'text-loud': 'clamp(2.125rem,1.45rem + 3vw,5rem)',
  'text-3xl': 'clamp(2.5rem,1.6rem + 3.6vw,7.5rem)',
  'text-figure': 'clamp(1.75rem,1.35rem + 1.8vw,3rem)',
  gutter: 'clamp(1.25rem,.2rem + 4.6vw,4.5rem)',
  section: 'clamp(3rem,2.3rem + 2.9vw,6rem)',
  'section-loud': 'clamp(3.5rem,2.2rem + 5.6vw,9rem)',
  radius: '1.25rem',
  'radius-small': '.75rem',
  'header-height': '4.25rem',
}

/** Tokens of the light scheme. */
export const lightTokens = {
  night: palette.night.light,
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
  edge: 'var(--night)',
}

/** Colours on any dark background. */
const onDarkTokens = {
  ink: colours.milk,
  'ink-soft': '#B4B9DD',
  line: '#333B6B',
  'indigo-700': '#B9C2FF',
  'indigo-500': colours.lilac,
  protea: '#FF8095',
  aloe: '#4CC79A',
  sky: '#6DB8F2',
  coral: '#FF8A5C',
  gold: '#FFCF5C',
}

export const darkTokens = {
  night: palette.night.dark,
  paper: '#0E1330',
  'paper-2': '#151B40',
  card: '#1A214C',
  ...onDarkTokens,
  // Night and paper are nearly the same colour in the dark scheme. The dots between them have a colour of their
  // own, and the row of the largest dots, which merge, is transparent.
  edge: deepIndigo,
  'edge-root': '#0000',
}

/** Colours on the night background, which is dark in both colour schemes. */
export const onNightTokens = {
  paper: 'var(--night)',
  'paper-2': 'var(--indigo-900)',
  card: 'var(--indigo-900)',
  ...onDarkTokens,
}

/** The indigo band, once per page; the same in both colour schemes. */
export const onBandTokens = {
  ...onDarkTokens,
  paper: deepIndigo,
  'paper-2': '#1D2870',
  card: '#1D2870',
  ink: '#F4F5FF',
  'ink-soft': '#D6DAFA',
  line: '#5563C4',
  'indigo-700': '#D6DAFA',
  'indigo-500': '#B9C2FF',
}

function variables(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** Stroke colours of the prints in the HTML: one class per thread. */
const threads = Object.entries(colours)
  .map(([thread, colour]) => `.${thread}{stroke:${colour}}`)
  .join('')

const colorNames = ['accent', 'indigo-900', 'marigold', 'marigold-ink', ...Object.keys(lightTokens)]

export default {
  presets: [presetWind3({ preflight: 'on-demand' })],
  // UnoCSS generates a utility for every matching word in the code. These words are not used as utilities.
  blocklist: ['block', 'border', 'h0', 'h1', 'hidden', 'resize', 'rounded', 'static', 'table', 'visible'],
  content: { pipeline: { include: [/src\/.*\.tsx$/] } },
  theme: {
    colors: Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])),
    fontSize: {
      sm: ['var(--text-sm)', '1.5'],
      base: ['var(--text-base)', '1.65'],
      lg: ['var(--text-lg)', '1.55'],
      xl: ['var(--text-xl)', '1.25'],
      '2xl': ['var(--text-2xl)', '1.08'],
      loud: ['var(--text-loud)', '1.02'],
      '3xl': ['var(--text-3xl)', '1'],
      figure: ['var(--text-figure)', '1.05'],
    },
    fontFamily: { display: 'var(--font-display)', body: 'var(--font-body)' },
    borderRadius: { card: 'var(--radius)', small: 'var(--radius-small)', full: '999px' },
    breakpoints: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
  },
  preflights: [
    {
      getCSS: () => `
:root{${variables(constantTokens)};${variables(lightTokens)};--accent:var(--marigold)}
${threads}
@media (prefers-color-scheme:dark){:root{${variables(darkTokens)}}}
.on-night{${variables(onNightTokens)}}
.on-band{${variables(onBandTokens)}}`,
    },
  ],
  shortcuts: {
    wrap: 'mx-auto w-full max-w-[max(80rem,62vw)] box-border px-[var(--gutter)]',
    'title-1': 'font-display font-800 text-3xl tracking-[-.035em] text-balance',
    'title-2': 'font-display font-800 text-2xl tracking-[-.025em] text-balance',
    'title-loud': 'font-display font-800 text-loud tracking-[-.035em] text-balance',
    'title-3': 'font-display font-700 text-xl tracking-[-.012em] text-balance [overflow-wrap:anywhere]',
    lead: 'text-lg text-ink-soft max-w-[38rem]',
    kicker: 'text-[.8125rem] font-700 tracking-[.06em] uppercase text-indigo-700',
    'text-link': 'inline-flex items-center min-h-11 max-w-full [overflow-wrap:anywhere] font-700',
    'scripting-only': '[@media(scripting:none)]:hidden',
  },
} satisfies UserConfig<Theme>
