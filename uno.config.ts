/**
 * The UnoCSS configuration: tokens (tokens.ts) as custom properties, utilities that use only these tokens, and
 * shortcuts for style that several components share. Other styles of a component are in the sheet beside it.
 * All colours are read through the properties. The dark scheme and the night background (`on-night`) therefore
 * only redefine properties and need no second set of classes.
 */
import type { UserConfig } from 'unocss'
import { transformerDirectives } from 'unocss'
import presetWind3 from 'unocss/preset-wind3'
import type { Theme } from 'unocss/preset-wind3'
import { measures } from './measures.ts'
import { writtenClasses } from './renderer/style/written-classes.ts'
import {
  accents,
  constantTokens,
  darkSheetTokens,
  darkTokens,
  layers,
  layout,
  lightTokens,
  moreContrastTokens,
  onBandTokens,
  onNightTokens,
  onPaperTokens,
  sheetTokens,
} from './tokens.ts'

function variables(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** The same as classes, for a shortcut. */
function declared(tokens: Readonly<Record<string, string>>): string[] {
  return Object.entries(tokens).map(([name, value]) => `[--${name}:${value}]`)
}

/** The accent of the hero also applies to all sections after it. That of the coach is the root's. */
const accentClasses = Object.entries(accents)
  .filter(([name]) => name !== 'coach')
  .map(([name, colour]) => `.accent-${name},.accent-${name} ~ *{--accent:var(--${colour})}`)
  .join('')

const colorNames = ['accent', 'indigo-900', 'marigold', 'marigold-ink', ...Object.keys(lightTokens)]

/** What only sheets read. UnoCSS's type has no such keys, and allows others in a spread. */
const forSheets = { layers, layout, ...measures }

export default {
  presets: [presetWind3({ preflight: 'on-demand' })],
  // Only classes that markup writes out become utilities. UnoCSS would take every matching word of the code, such as `table`.
  extractorDefault: {
    name: 'written-classes',
    extract: ({ code, id = '' }) => writtenClasses(id, code),
  },
  content: { pipeline: { include: [/src\/.*\.tsx$/] } },
  // `theme('colors.light.NAME')` in a sheet is a colour of the light scheme, for paper in both schemes; `dark` is the other one,
  // for a backdrop.
  transformers: [transformerDirectives()],
  theme: {
    colors: {
      ...Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])),
      light: lightTokens,
      dark: darkTokens,
    },
    ...forSheets,
    // Sizes that shortcuts read, and `sm`, which markup sets; each with its line height. The other sizes of tokens.ts are for sheets,
    // because a utility is in the HTML of every page.
    fontSize: {
      sm: ['var(--text-sm)', '1.5'],
      lg: ['var(--lead-size,var(--text-lg))', '1.5'],
      xl: ['var(--text-xl)', '1.25'],
      '2xl': ['var(--text-2xl)', '1.08'],
      loud: ['var(--heading-size,var(--text-loud))', '1.02'],
      '3xl': ['var(--text-3xl)', '1'],
    },
    fontFamily: { display: 'var(--font-display)' },
    breakpoints: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
  },
  preflights: [
    {
      getCSS: () => `
:root{${variables(constantTokens)};${variables(lightTokens)};--accent:var(--${accents.coach})}
${accentClasses}
@media (prefers-color-scheme:dark){:root{${variables(darkTokens)}}}
.on-night{${variables(onNightTokens)}}
.on-band{${variables(onBandTokens)}}
@media (prefers-contrast:more){:root,.on-night,.on-band{${variables(moreContrastTokens)}}}
@media print{html:root,html .on-night,html .on-band{${variables(onPaperTokens)};color-scheme:light}main>:first-child ~ *{--accent:var(--indigo-700)}}`,
    },
  ],
  shortcuts: {
    wrap: `w-full max-w-[${layout.wrap}] box-border [margin-inline:auto] [padding-inline:var(--gutter)]`,
    'title-1': 'font-display font-800 text-3xl tracking-[-.035em] text-balance',
    'title-2': 'font-display font-800 text-2xl tracking-[-.025em] text-balance',
    'title-loud': 'font-display font-800 text-loud tracking-[-.035em] text-balance',
    'title-3': 'font-display font-700 text-xl tracking-[-.012em] text-balance [overflow-wrap:anywhere]',
    'site-logo':
      'inline-flex flex-none items-center gap-2.5 min-h-11 text-ink font-display font-800 text-xl tracking-[-.02em] no-underline',
    // A note about the figures above it.
    footnote: 'max-w-[max(58rem,46vw)] text-sm text-ink-soft',
    lead: 'text-lg text-ink-soft max-w-[max(38rem,32vw)] text-balance',
    kicker: 'text-[length:var(--text-xs)] font-700 tracking-[.06em] uppercase text-indigo-700',
    'text-link': 'inline-flex items-center min-h-11 max-w-full [overflow-wrap:anywhere] font-700',
    'scripting-only': '[@media(scripting:none)]:!hidden',
    // In sheets, by `@apply`: a sheet of paper in both schemes.
    'sheet-of-paper': [
      ...declared(sheetTokens),
      ...declared(darkSheetTokens).map((token) => `[@media(prefers-color-scheme:dark)]:${token}`),
      'bg-card',
      'text-ink',
    ].join(' '),
    // In sheets, by `@apply`: dots of the text's colour, as wide as --dots and as far apart, in as many rows and columns as fit
    // the box, half a gap from its edges. Safari draws a dotted border with squares.
    'dotted-ground':
      '[background:radial-gradient(circle,currentColor_calc(var(--dots)/2-.4px),#0000_calc(var(--dots)/2+.4px))_0_0/calc(2*var(--dots))_calc(2*var(--dots))_round] [print-color-adjust:exact] [@media(forced-colors:active)]:[color:CanvasText] [@media(forced-colors:active)]:[forced-color-adjust:none]',
    // In sheets, by `@apply`: the ring before what is not settled. A border, so that forced colours and paper keep it.
    'hollow-dot': '[width:.875rem] [height:.875rem] [border:2px_solid_var(--ink)] [border-radius:50%]',
    // In sheets, by `@apply`: the quiet buttons inside look like links (actions/button.module.css), but not in forced colours,
    // which give every button a border.
    'quiet-links':
      '[@media(forced-colors:none)]:[--quiet-padding:0] [@media(forced-colors:none)]:[--quiet-border:transparent] [@media(forced-colors:none)]:[--quiet-line:underline]',
  },
} satisfies UserConfig<Theme>
