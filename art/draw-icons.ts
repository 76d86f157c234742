import { readFileSync, writeFileSync } from 'node:fs'
import { dynamicIconImports } from 'lucide-react/dynamic'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconElement } from '../src/components/icon/icon-drawing.ts'
import { iconNames } from '../src/content/icons.ts'

const iconsFile = new URL('../src/prints/icons.ts', import.meta.url)

/**
 * The icons that content names, as data: for each the elements of its Lucide drawing.
 *
 * @throws when Lucide has no icon of a name
 */
export async function drawIcons(): Promise<string> {
  const rows = await Promise.all(
    iconNames.map(async (name) => `  ${JSON.stringify(name)}: ${JSON.stringify(await elementsOf(name))},`),
  )
  return [
    '// Drawn by `npm run draw` from lucide-react.',
    "import type { IconDrawings } from '../components/icon/icon-drawing.ts'",
    '',
    `export const icons: IconDrawings = {\n${rows.join('\n')}\n}\n`,
  ].join('\n')
}

/** The icons as they stand in the tree, for the check that they are up to date. */
export function readIcons(): string {
  return readFileSync(iconsFile, 'utf8')
}

/** The elements of an icon: the name of each, and its attributes. */
export async function elementsOf(name: (typeof iconNames)[number]): Promise<IconElement[]> {
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
