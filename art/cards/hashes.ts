import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cardPage } from './card-page.ts'
import { cards } from './cards.ts'
import { drawShortcutIcon, shortcutIcons } from './shortcut-icons.ts'

/** File with the hashes of the drawn pictures. */
export const hashesFile = new URL('hashes.json', import.meta.url)

interface Hashes {
  /** What the picture is drawn from. */
  source: string
  /** The PNG file. */
  file: string
}

/**
 * Hashes of each picture, by its address. Machines render type differently, so a test cannot draw a picture
 * again and compare the pixels. The font is left out of the source: its subset changes with every new character
 * on the site.
 */
export function currentHashes(): Record<string, Hashes> {
  const sources = [
    ...cards.map((card) => [card.file, cardPage(card, 'display.woff2')] as const),
    ...Object.entries(shortcutIcons).map(([file, icon]) => [file, drawShortcutIcon(icon)] as const),
  ]
  return Object.fromEntries(
    sources.map(([address, source]) => {
      const file = readFileSync(new URL(`../../public${address}`, import.meta.url))
      return [address, { source: hash(source), file: hash(file) }]
    }),
  )
}

/** The hashes when the pictures were drawn. */
export function readHashes(): Record<string, Hashes> {
  return JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, Hashes>
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
