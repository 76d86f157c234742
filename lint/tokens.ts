import { globSync, readFileSync } from 'node:fs'
import stylelint from 'stylelint'
import type { Rule } from 'stylelint'
import { constantTokens, lightTokens } from '../tokens.ts'

const name = 'site/tokens'

const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))

/** Every token, the accent (uno.config.ts), and what some sheet sets. */
const properties = new Set([
  ...['accent', ...Object.keys(constantTokens), ...Object.keys(lightTokens)].map((token) => `--${token}`),
  ...sheets.flatMap((sheet) => Array.from(sheet.matchAll(/(--[\w-]+)\s*:/g), ([, property]) => property!)),
])

/** The tokens of font sizes, which have one value everywhere. Colours have another one on each background. */
const sizes = new Set(
  Object.keys(constantTokens)
    .filter((token) => token.startsWith('text-'))
    .map((token) => `--${token}`),
)

/**
 * The rule of style for custom properties: `var(--NAME)` without a fallback reads what is there. A misspelt name would
 * take the style away in silence. No sheet gives a font size another value, so that readers can trust its name.
 */
const rule: Rule = Object.assign(
  (): ReturnType<Rule> => (root, result) => {
    root.walkDecls((node) => {
      if (sizes.has(node.prop))
        stylelint.utils.report({
          ruleName: name,
          message: `${node.prop.slice(2)} has its value in tokens.ts: set the font size where it is read`,
          node,
          word: node.prop,
          result,
        })
      for (const [word, property = ''] of node.value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g))
        if (!properties.has(property))
          stylelint.utils.report({
            ruleName: name,
            message: `${word}: ${property.slice(2)} is not in tokens.ts, and no sheet sets it`,
            node,
            word,
            result,
          })
    })
  },
  { ruleName: name, messages: {} },
)

/** The plugin for stylelint. */
export const tokens = stylelint.createPlugin(name, rule)
