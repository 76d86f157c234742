import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const contentDirectory = new URL('../src/content/', import.meta.url)
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
)

/** File of the font subset. */
export const displayFontFile = new URL('../src/prints/display.woff2', import.meta.url)

/** Axis values for headings and figures: the heaviest weight, and the optical size for large text. */
const cut = { wght: 800, opsz: 40 }

/** Characters that components add to the content: digits, ranges and quotation marks. */
const charactersOfComponents = '0123456789,–+%“”'

/**
 * Bricolage Grotesque as WOFF2, reduced to the characters of the site's content. Other characters would use
 * the fallback font.
 */
export async function drawDisplayFont(): Promise<Buffer> {
  const options = { targetFormat: 'woff2' as const, variationAxes: cut }
  return subsetFont(readFileSync(source), await usedCharacters(), options)
}

/** All distinct characters in the strings of `src/content`. */
async function usedCharacters(): Promise<string> {
  const files = readdirSync(contentDirectory, { recursive: true, encoding: 'utf8' })
  const modules = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => import(new URL(file, contentDirectory).href))
  const characters = new Set(charactersOfComponents)
  for (const content of await Promise.all(modules)) collect(content, characters)
  return [...characters].toSorted().join('')
}

function collect(value: unknown, characters: Set<string>) {
  if (typeof value === 'string') for (const character of value) characters.add(character)
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) collect(part, characters)
}

if (import.meta.main) writeFileSync(displayFontFile, await drawDisplayFont())
