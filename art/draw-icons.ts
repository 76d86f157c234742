import { readFileSync, writeFileSync } from 'node:fs'
import { dynamicIconImports } from 'lucide-react/dynamic'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { glyphNames, outlineNames } from '../src/content/icons.ts'
import type { IconName } from '../src/content/icons.ts'
import type { IconElement } from '../src/prints/icon-drawing.ts'
import { charts, glyphPath } from './glyphs.ts'

const iconsFile = new URL('../src/prints/icons.ts', import.meta.url)

/**
 * The icons of the content as data: glyphs as path data, outlines as the elements of their Lucide drawings.
 *
 * @throws when Lucide has no icon of a name
 */
export async function drawIcons(): Promise<string> {
  const glyphs = glyphNames.map((name) => [name, glyphPath(charts[name])] as const)
  const outlines = await Promise.all(
    outlineNames.map(async (name) => [name, await elementsOf(name)] as const),
  )
  // Each glyph of the content has the name of an icon of Lucide; otherwise this throws.
  await Promise.all(glyphNames.map(elementsOf))
  return [
    '// Do not edit: drawn by `npm run draw`: glyphs from art/glyphs.ts, outlines from lucide-react.',
    "import type { GlyphDrawings, OutlineDrawings } from './icon-drawing.ts'",
    '',
    `export const glyphs: GlyphDrawings = {\n${rowsOf(glyphs)}\n}`,
    '',
    `export const outlines: OutlineDrawings = {\n${rowsOf(outlines)}\n}\n`,
  ].join('\n')
}

function rowsOf(drawings: readonly (readonly [name: string, drawing: unknown])[]): string {
  return drawings
    .map(([name, drawing]) => `  ${JSON.stringify(name)}: ${JSON.stringify(drawing)},`)
    .join('\n')
}

/** The committed icons, for the test that they are up to date. */
export function readIcons(): string {
  return readFileSync(iconsFile, 'utf8')
}

/** The elements of an icon: the name of each, and its attributes. */
async function elementsOf(name: IconName): Promise<IconElement[]> {
  const load = dynamicIconImports[name]
  if (!load) throw new Error(`content/icons.ts names "${name}", which Lucide does not have`)
  const { default: Drawing } = await load()
  const [, ...tags] = renderToStaticMarkup(createElement(Drawing)).matchAll(/<(\w+) ([^>]*)>/g)
  return tags.map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, key, value]) => [key!, value!]),
    ),
  ])
}

if (import.meta.main) writeFileSync(iconsFile, await drawIcons())
