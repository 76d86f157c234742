import { readFileSync } from 'node:fs'
import type { UserConfig } from 'unocss'
import presetWind3 from 'unocss/preset-wind3'
import type { Theme } from 'unocss/preset-wind3'
import { colours } from './src/art/colours.ts'

/**
 * The look in one place: tokens as CSS variables, utilities that only know those tokens, and semantic shortcuts for what
 * repeats. Everything on the page reads colours through the variables, so the dark scheme and the night ground
 * (`on-night`) are a change of variables and never a second set of classes.
 */

/** What utilities cannot express: element defaults, states, motion. */
const stylesFile = 'src/app/styles.css'

/** Tokens that do not depend on the colour scheme. Sizes are fluid between a 360 px and a 1440 px window. */
const constantTokens = `
  --indigo-900:#121A45; --marigold:#FFB52E; --marigold-ink:#14172B;
  --font-display:"Bricolage Grotesque","Fallback Arial","Fallback Roboto","Fallback DejaVu",system-ui,sans-serif;
  --font-body:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
  --text-sm:.9375rem;
  --text-base:clamp(1.0625rem,1.04rem + .1vw,1.125rem);
  --text-lg:clamp(1.1875rem,1.13rem + .28vw,1.375rem);
  --text-xl:clamp(1.25rem,1.17rem + .37vw,1.5rem);
  --text-2xl:clamp(1.875rem,1.48rem + 1.77vw,3.1rem);
  --text-3xl:clamp(2.625rem,1.75rem + 3.9vw,5.25rem);
  --text-figure:clamp(1.75rem,1.35rem + 1.8vw,3rem);
  --gutter:clamp(1.25rem,.2rem + 4.6vw,4.5rem);
  --section:clamp(4rem,2.9rem + 4.9vw,7.25rem);
  --radius:1.25rem; --radius-small:.75rem; --header-height:4.25rem;`

const lightTokens = `
  --night:#0A0F2C; --paper:#FBF8F3; --paper-2:#F3EDE2; --card:#FFFFFF;
  --ink:#14172B; --ink-soft:#44485F; --line:#DDD4C4;
  --indigo-700:#27348B; --indigo-500:#4353D6;
  --protea:#D9435B; --aloe:#1F8A66; --sky:#2A7FBF; --coral:#E0603A; --gold:#B57A08;`

const darkTokens = `
  --night:#070A20; --paper:#0E1330; --paper-2:#151B40; --card:#1A214C;
  --ink:#EEF0FF; --ink-soft:#B4B9DD; --line:#333B6B;
  --indigo-700:#B9C2FF; --indigo-500:#97A3FF;
  --protea:#FF8095; --aloe:#4CC79A; --sky:#6DB8F2; --coral:#FF8A5C; --gold:#FFCF5C;`

/** The night ground is dark in both schemes: the same roles, their dark values. */
const onNightTokens = `
  --paper:var(--night); --paper-2:var(--indigo-900); --card:var(--indigo-900);
  --ink:#EEF0FF; --ink-soft:#B4B9DD; --line:#333B6B;
  --indigo-700:#B9C2FF; --indigo-500:#97A3FF;
  --protea:#FF8095; --aloe:#4CC79A; --sky:#6DB8F2; --coral:#FF8A5C; --gold:#FFCF5C;`

/** The dark colours of a print that stands in a page; its light ones are in the drawing, and a file has both. */
const darkThreads = Object.entries(colours)
  .map(([thread, { dark }]) => `.hero-print .${thread}{stroke:${dark}}`)
  .join('')

const colors = [
  'night',
  'indigo-900',
  'indigo-700',
  'indigo-500',
  'paper',
  'paper-2',
  'card',
  'ink',
  'ink-soft',
  'line',
  'marigold',
  'marigold-ink',
  'protea',
  'aloe',
  'sky',
  'coral',
  'gold',
  'accent',
]

/** Where a component names its classes. */
const strings = /'[^'\n]*'|"[^"]*"|`[^`]*`/g

export default {
  configDeps: [stylesFile],
  // An element's name in the code, not a utility.
  blocklist: ['h1'],
  presets: [presetWind3({ preflight: 'on-demand' })],
  // Utilities stand in the strings of components; any other word would be tried as one, too, for a quarter of a second.
  content: { pipeline: { include: [/(src|renderer)\/.*\.tsx$/] } },
  extractorDefault: {
    name: 'strings',
    extract: ({ code }) => (code.match(strings) ?? []).flatMap((text) => text.split(/[\s'"`]+/)),
  },
  theme: {
    colors: Object.fromEntries(colors.map((name) => [name, `var(--${name})`])),
    fontSize: {
      sm: ['var(--text-sm)', '1.5'],
      base: ['var(--text-base)', '1.65'],
      lg: ['var(--text-lg)', '1.55'],
      xl: ['var(--text-xl)', '1.25'],
      '2xl': ['var(--text-2xl)', '1.08'],
      '3xl': ['var(--text-3xl)', '1'],
      figure: ['var(--text-figure)', '1.05'],
    },
    fontFamily: { display: 'var(--font-display)', body: 'var(--font-body)' },
    borderRadius: { card: 'var(--radius)', small: 'var(--radius-small)', full: '999px' },
    breakpoints: { sm: '36rem', md: '48rem', lg: '64rem', bar: '74rem', xl: '80rem' },
  },
  preflights: [
    {
      getCSS: () => `
:root{${constantTokens}${lightTokens} --accent:var(--marigold)}
@media (prefers-color-scheme:dark){:root{${darkTokens}}}
.on-night{${onNightTokens}}`,
    },
    { getCSS: () => readFileSync(stylesFile, 'utf8') },
    { getCSS: () => `@media (prefers-color-scheme:dark){${darkThreads}}` },
  ],
  shortcuts: {
    wrap: 'mx-auto w-full max-w-[80rem] box-border px-[var(--gutter)]',
    'title-1': 'font-display font-800 text-3xl tracking-[-.035em] text-balance',
    'title-2': 'font-display font-800 text-2xl tracking-[-.025em] text-balance',
    'title-3': 'font-display font-700 text-xl tracking-[-.012em] text-balance',
    lead: 'text-lg text-ink-soft text-pretty max-w-[38rem]',
    kicker: 'text-[.8125rem] font-700 tracking-[.06em] uppercase text-indigo-700',
    figure: 'font-display font-800 text-figure tracking-[-.03em] [font-variant-numeric:tabular-nums]',
    'figure-small':
      'font-display font-800 text-[1.75rem] leading-tight tracking-[-.02em] [font-variant-numeric:tabular-nums] whitespace-nowrap',
    card: 'rounded-card border border-solid border-line bg-card p-6 md:p-7',
    'card-in-rows': 'card grid content-start gap-y-0 grid-rows-subgrid',
    'grid-cards': 'grid gap-4 md:gap-6 grid-cols-1 list-none p-0 m-0',
    // Not `button`: every page has an element of that name, and would carry the rule for nothing.
    'any-button':
      'inline-flex items-center justify-center gap-2 max-w-full min-h-12 px-5 sm:px-6 text-center [overflow-wrap:anywhere] rounded-full border border-solid font-700 text-base leading-tight no-underline cursor-pointer',
    'button-primary':
      'any-button bg-marigold text-marigold-ink border-marigold hover:[background:#FFC65C] hover:[border-color:#FFC65C]',
    'button-quiet':
      'any-button bg-transparent text-ink border-ink-soft hover:bg-[color-mix(in_srgb,var(--ink)_8%,transparent)]',
    actions: 'flex flex-wrap gap-3 max-sm:[&>*]:flex-auto',
    'site-logo':
      'font-display font-800 text-xl tracking-[-.02em] text-ink no-underline inline-flex flex-none items-center gap-2.5 min-h-11',
    'menu-links': 'list-none m-0 p-0 flex flex-col bar:flex-row bar:items-center bar:gap-1 bar:mr-6',
    'menu-link':
      'flex items-center min-h-12 bar:min-h-11 bar:px-2.5 bar:whitespace-nowrap text-lg bar:text-base text-ink no-underline hover:underline aria-[current=page]:underline aria-[current=page]:decoration-2 max-bar:border-0 max-bar:border-b max-bar:border-solid max-bar:border-line',
    'footer-link': 'inline-flex items-center min-h-11 text-ink no-underline hover:underline',
    'text-link': 'inline-flex items-center min-h-11 max-w-full [overflow-wrap:anywhere] font-700',
    'request-form': 'grid gap-x-5 gap-y-6 grid-cols-1 sm:grid-cols-2 [&>*]:min-w-0',
    'scripting-only': '[@media(scripting:none)]:hidden',
    field: 'grid gap-1.5 content-start',
    'field-label': 'font-700 leading-snug',
    'field-optional': 'font-400 text-ink-soft',
    'field-hint': 'text-sm text-ink-soft',
    'field-control':
      'w-full min-h-13 px-4 py-3 rounded-small border border-solid border-ink-soft bg-card text-ink hover:border-ink focus-visible:outline-offset-1 aria-[invalid=true]:border-protea aria-[invalid=true]:[box-shadow:inset_0_0_0_1px_var(--protea)] [@media(forced-colors:active)]:aria-[invalid=true]:border-3 read-only:bg-paper scroll-mt-32 resize-y',
    'field-foot': 'empty:hidden flex flex-wrap items-baseline gap-x-6 gap-y-1',
    'field-error':
      'flex flex-[1_1_14rem] items-start gap-2 text-sm font-600 text-[color-mix(in_srgb,var(--protea)_55%,var(--ink))]',
    'field-error-mark':
      'flex-none grid place-items-center w-5 h-5 mt-px rounded-full border border-solid border-current text-[.8125rem] leading-none font-800',
    'field-counter': 'ml-auto text-sm text-ink-soft [font-variant-numeric:tabular-nums]',
    'field-counter-over': 'font-700 text-[color-mix(in_srgb,var(--protea)_55%,var(--ink))]',
    'form-actions': 'actions [&>*]:py-2 text-center',
    'form-notice':
      'p-4 rounded-small border border-solid border-indigo-500 bg-[color-mix(in_srgb,var(--indigo-500)_9%,var(--card))]',
    'form-notice-error': 'border-protea bg-[color-mix(in_srgb,var(--protea)_9%,var(--card))]',
  },
} satisfies UserConfig<Theme>
