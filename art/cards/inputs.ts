import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cardPage } from './card-page.ts'
import { cards } from './cards.ts'
import { drawShortcutIcon, shortcutIcons } from './shortcut-icons.ts'

/** Where the command notes what it drew from. */
export const inputsFile = new URL('inputs.json', import.meta.url)

/**
 * A hash of what each picture is drawn from, by the address of its file. No two machines set type in the same pixels,
 * so whether a picture is up to date is read from its inputs. The font is not among them: its subset changes with
 * every new character anywhere on the site.
 */
export function currentInputs(): Record<string, string> {
  return Object.fromEntries([
    ...cards.map((card) => [card.file, hash(cardPage(card, 'display.woff2'))]),
    ...Object.entries(shortcutIcons).map(([file, icon]) => [file, hash(drawShortcutIcon(icon))]),
  ])
}

/** What the pictures in the tree were drawn from. */
export function readInputs(): Record<string, string> {
  return JSON.parse(readFileSync(inputsFile, 'utf8')) as Record<string, string>
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
