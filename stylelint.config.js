// @ts-check
/** Rules for style sheets (decision 019). An exception is a comment in the sheet, with its reason. */
import { tokens } from './lint/style/known-tokens.ts'
import { motion } from './lint/style/motion.ts'
import { sheetLength } from './lint/style/sheet-length.ts'

const colour = String.raw`/#(?!0000?\b)[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i`

/** Chromium styles the whole page again for these (decision 019): `:has()` to `> *`, and `:has()` of any element. */
const restylesPage = [String.raw`/:has\(.*\)\s*[\s>+~]\s*\*/`, String.raw`/(^|[\s>+~])\*?:has\(/`]
const restylesPageMessage = 'Give :has() and what it styles a class or an element (decision 019)'

/** @type {import('stylelint').Config} */
export default {
  plugins: [motion, sheetLength, tokens],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'block-no-empty': true,
    // A second value is for engines that know it.
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'no-duplicate-selectors': true,
    'selector-disallowed-list': [restylesPage, { splitList: true, message: restylesPageMessage }],
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'target-current'] }],
    'site/motion': true,
    'site/sheet-length': 260,
    'site/known-tokens': true,
    // These are drawn without layout or paint. `visibility` switches once.
    'rule-selector-property-disallowed-list': [
      { [String.raw`/^(from|to|[\d.]+%)/`]: [String.raw`/^(?!(transform|opacity|visibility)$)/`] },
      { message: 'Animations move and fade, and change nothing else' },
    ],
    // Font sizes are tokens (tokens.ts), also as the fallback of what a parent sets; on paper also points.
    'declaration-property-value-allowed-list': [
      {
        'font-size': String.raw`/^((var\(--[\w-]+, )?var\(--text-|[\d.]+pt$)/`,
        font: [String.raw`/\bvar\(--text-/`, 'inherit'],
      },
      { message: 'Take a font size from tokens.ts: var(--text-NAME)' },
    ],
    // Colours are tokens (tokens.ts). Black and transparent are for masks and gradients.
    'color-named': 'never',
    'declaration-property-value-disallowed-list': [
      { '/.*/': colour },
      { message: 'Take a colour from tokens.ts: var(--NAME)' },
    ],
  },
  overrides: [
    {
      files: '**/*.module.css',
      rules: {
        'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Class names are camelCase' }],
        'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
        'selector-disallowed-list': [
          [String.raw`/^(?!from$|to$|[\d.]+%$)[^.]*$/`, ...restylesPage],
          {
            splitList: true,
            /** @param {string} selector */
            message: (selector) =>
              selector.includes('.') ? restylesPageMessage : 'A selector has a class of its sheet',
          },
        ],
        'selector-pseudo-class-disallowed-list': [
          ['global'],
          { message: 'A module styles its own classes only' },
        ],
        // CSS Modules rename ids too: [id='NAME'].
        'selector-max-id': 0,
        'selector-attribute-name-disallowed-list': ['class'],
        'property-disallowed-list': ['composes'],
      },
    },
    {
      files: 'src/pages/*.module.css',
      rules: {
        'selector-disallowed-list': [
          [String.raw`/^(?!(main )?\.[^\s>+~]+$)/`],
          {
            splitList: true,
            message:
              'Write .NAME, or main .NAME where it outranks a class of a component. Elements of a component read a custom property, or have a wrapper with a class',
          },
        ],
      },
    },
  ],
}
