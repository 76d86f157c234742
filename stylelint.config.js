/** Rules for style sheets (decision 019). An exception is a comment in the sheet, with its reason. */
import { globSync, readFileSync } from 'node:fs'
import stylelint from 'stylelint'
import { constantTokens, lightTokens } from './tokens.ts'

const colour = String.raw`/#(?!0000?\b)[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i`

/**
 * Nothing moves but for visitors who like motion. What starts by itself follows the scrolling, and its engine has to
 * know how.
 */
const motion = Object.assign(
  () => (root, result) =>
    root.walkDecls(/^(animation|transition)$/, (node) => {
      if (node.value.startsWith('none')) return
      const around = []
      for (let { parent } = node; parent; { parent } = parent) around.push(parent.params ?? '')
      const conditions = ['prefers-reduced-motion: no-preference']
      if (node.prop === 'animation') conditions.push('animation-timeline')
      for (const condition of conditions.filter((one) => !around.join(' ').includes(one)))
        stylelint.utils.report({
          ruleName: 'site/motion',
          message: `Not within "${condition}"`,
          node,
          result,
        })
    }),
  { ruleName: 'site/motion', messages: {}, meta: {} },
)

const sheets = globSync('src/**/*.css', { cwd: import.meta.dirname })
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n')

/** Every token, the accent (uno.config.ts), and what some sheet sets. */
const properties = new Set([
  ...['accent', ...Object.keys(constantTokens), ...Object.keys(lightTokens)].map((name) => `--${name}`),
  ...Array.from(sheets.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name),
])

/** `var(--NAME)` without a fallback reads what is there: a misspelt name would take the style away in silence. */
const tokens = Object.assign(
  () => (root, result) =>
    root.walkDecls((node) => {
      for (const [word, name] of node.value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g))
        if (!properties.has(name))
          stylelint.utils.report({
            ruleName: 'site/tokens',
            message: `${word}: ${name.slice(2)} is not in tokens.ts, and no sheet sets it`,
            node,
            word,
            result,
          })
    }),
  { ruleName: 'site/tokens', messages: {}, meta: {} },
)

/** @type {import('stylelint').Config} */
export default {
  plugins: [stylelint.createPlugin('site/motion', motion), stylelint.createPlugin('site/tokens', tokens)],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'target-current'] }],
    'site/motion': true,
    'site/tokens': true,
    // These are drawn without layout or paint. `visibility` switches once.
    'rule-selector-property-disallowed-list': [
      { [String.raw`/^(from|to|[\d.]+%)/`]: [String.raw`/^(?!(transform|opacity|visibility)$)/`] },
      { message: 'Animations move and fade, and change nothing else' },
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
          [String.raw`/^(?!from$|to$|[\d.]+%$)[^.]*$/`],
          { splitList: true, message: 'A selector has a class of its sheet' },
        ],
        'selector-pseudo-class-disallowed-list': [
          ['global'],
          { message: 'A module styles its own classes only' },
        ],
        // CSS Modules rename ids too: [id='NAME'].
        'selector-max-id': 0,
        'selector-attribute-name-disallowed-list': ['class'],
        'property-disallowed-list': ['composes'],
        // Font sizes are tokens (tokens.ts); on paper also points.
        'declaration-property-value-allowed-list': [
          {
            'font-size': String.raw`/^(var\(--text-|[\d.]+pt$)/`,
            font: [String.raw`/\bvar\(--text-/`, 'inherit'],
          },
          { message: 'Take a font size from tokens.ts: var(--text-NAME)' },
        ],
      },
    },
  ],
}
