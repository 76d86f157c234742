import { readFileSync, writeFileSync } from 'node:fs'
import { dynamicIconImports } from 'lucide-react/dynamic'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconNames } from '../content/icons.ts'

const spriteFile = new URL('drawn/icons.svg', import.meta.url)

/**
 * One SVG with a symbol for each icon that content names. Pages carry the drawings that they show; a script that shows an
 * icon names this file.
 *
 * @throws when Lucide has no icon of a name
 */
export async function drawSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(drawSymbol))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** The sprite as it stands in the tree, for the check that it is up to date. */
export function readSprite(): string {
  return readFileSync(spriteFile, 'utf8')
}

async function drawSymbol(name: (typeof iconNames)[number]): Promise<string> {
  const load = dynamicIconImports[name]
  if (!load) throw new Error(`content/icons.ts names "${name}", which Lucide does not have`)
  const { default: Drawing } = await load()
  const shapes = renderToStaticMarkup(createElement(Drawing))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>')
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

if (import.meta.main) writeFileSync(spriteFile, await drawSprite())
