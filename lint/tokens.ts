import { globSync, readFileSync } from 'node:fs'
import { constantTokens, lightTokens } from '../tokens.ts'
import { declarationRule } from './declaration-rule.ts'

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
 * `var(--NAME)` without a fallback reads what is there: a misspelt name would take the style away in silence. No sheet gives
 * a font size another value, so that readers can trust its name.
 */
export const tokens = declarationRule('site/tokens', ({ prop, value }) => {
  const unknown = Array.from(value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)).filter(
    ([, name]) => !properties.has(name!),
  )
  const faults = unknown.map(([word, name]) => ({
    message: `${word}: ${name!.slice(2)} is not in tokens.ts, and no sheet sets it`,
    word,
  }))
  if (sizes.has(prop))
    faults.push({
      message: `${prop.slice(2)} has its value in tokens.ts: set the font size where it is read`,
      word: prop,
    })
  return faults
})
