/**
 * `site/known-tokens` refuses `var(--NAME)` without a fallback where nothing sets the name: a misspelt one would take the style away
 * in silence. No sheet sets `--text-NAME`, so that it is always a font size of tokens.ts. Refused: `color: var(--inc)`
 */
import { globSync, readFileSync } from 'node:fs'
import { constantTokens, lightTokens } from '../../tokens.ts'
import { declarationRule } from './declaration-rule.ts'

const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))

/** Every token, the accent (uno.config.ts), and what some sheet sets. */
const properties = new Set([
  ...['accent', ...Object.keys(constantTokens), ...Object.keys(lightTokens)].map((token) => `--${token}`),
  ...sheets.flatMap((sheet) => Array.from(sheet.matchAll(/(--[\w-]+)\s*:/g), ([, property]) => property!)),
])

/** The plugin for stylelint. */
export const tokens = declarationRule('site/known-tokens', ({ prop, value }) => {
  const unknown = Array.from(value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)).filter(
    ([, name]) => !properties.has(name!),
  )
  const faults = unknown.map(([word, name]) => ({
    message: `${word}: ${name!.slice(2)} is not in tokens.ts, and no sheet sets it`,
    word,
  }))
  if (prop.startsWith('--text-'))
    faults.push({
      message: `${prop.slice(2)} is a font size of tokens.ts: set the font size where it is read`,
      word: prop,
    })
  return faults
})
