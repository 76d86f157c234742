import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cardPage } from './card-page.ts'
import { cards } from './cards.ts'
import { drawShortcutIcon, shortcutIcons } from './shortcut-icons.ts'

/** File with the hashes of the drawn pictures' inputs. */
export const inputsFile = new URL('inputs.json', import.meta.url)

/**
 * Hashes of each picture's inputs, by the address of its file. Machines render type differently, so a test
 * compares inputs instead of pixels. The font is left out: its subset changes with every new character on the
 * site.
 */
export function currentInputs(): Record<string, string> {
  return Object.fromEntries([
    ...cards.map((card) => [card.file, hash(cardPage(card, 'display.woff2'))]),
    ...Object.entries(shortcutIcons).map(([file, icon]) => [file, hash(drawShortcutIcon(icon))]),
  ])
}

/** The hashes of the committed pictures' inputs. */
export function readInputs(): Record<string, string> {
  return JSON.parse(readFileSync(inputsFile, 'utf8')) as Record<string, string>
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
