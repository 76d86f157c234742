import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measures } from '../../measures.ts'
import { screenshots } from '../../renderer/files/web-app-manifest.ts'
import { lettersOfSheet } from '../../renderer/style/style-names.ts'
import type { PagePath } from '../../src/content/pages.ts'
import unoConfig from '../../uno.config.ts'
import { cardPage } from './card-page.ts'
import { cards } from './cards.ts'
import { drawShortcutIcon, shortcutIcons } from './shortcut-icons.ts'

const root = join(import.meta.dirname, '../..')

/** File with the hashes of the drawn pictures. */
export const hashesFile = new URL('hashes.json', import.meta.url)

interface Hashes {
  /** What the picture is drawn from. */
  source: string
  /** The PNG file. */
  file: string
}

/**
 * Hashes of each picture, by its path in the repository. Machines render type differently, so a test cannot
 * draw a picture again and compare the pixels. The font is left out of the source: its subset changes with every
 * new character on the site.
 *
 * @param htmlOf the rendered HTML of a page
 */
export function currentHashes(htmlOf: (path: PagePath) => string): Record<string, Hashes> {
  const sources: readonly (readonly [path: string, source: string])[] = [
    ...cards.map((card) => [`public${card.file}`, cardPage(card, 'display.woff2')] as const),
    ...Object.entries(shortcutIcons).map(
      ([file, icon]) => [`public${file}`, drawShortcutIcon(icon)] as const,
    ),
    ...screenshots.map(({ path, src }) => [`public${src}`, sourceOfScreenshot(path, htmlOf(path))] as const),
    ['docs/site.png', screenshots.map(({ src }) => hash(read(`public${src}`))).join()],
  ]
  return Object.fromEntries(
    sources.map(([path, source]) => [path, { source: hash(source), file: hash(read(path)) }]),
  )
}

/** The hashes when the pictures were drawn. */
export function readHashes(): Record<string, Hashes> {
  return JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, Hashes>
}

/** What a screenshot shows: the first part of the page, with its print and colours as on its card, and their style. */
function sourceOfScreenshot(path: PagePath, html: string): string {
  const card = cards.find((candidate) => candidate.path === path)!
  const top = topOf(html)
  const style = ['src/app/base.css', 'src/app/classes.css', 'src/app/sections.css', ...sheetsOf(top)].map(
    (sheet) => rulesOf(read(sheet)),
  )
  const tokens = unoConfig.preflights.map(({ getCSS }) => getCSS())
  const shortcuts = JSON.stringify(unoConfig.shortcuts)
  const utilities = JSON.stringify(themeOf([shortcuts, ...style].join())) + shortcuts
  return [cardPage(card, 'display.woff2'), withoutNames(top), ...tokens, utilities, ...style].join('\n')
}

/** The theme, of its measures only what this style reads: those of other drawings change no screenshot. */
function themeOf(style: string) {
  const isSeen = (key: string) => !(key in measures) || style.includes(`theme('${key}.`)
  return Object.fromEntries(Object.entries(unoConfig.theme).filter(([key]) => isSeen(key)))
}

/**
 * The HTML of the header, the hero and the links to sections below it.
 *
 * @throws where there is none: no change of the page would then be seen
 */
function topOf(html: string): string {
  const [top] = /<header.*?<main.*?<\/section>(?:<nav.*?<\/nav>)?/s.exec(html) ?? []
  if (!top) throw new Error('A page of a screenshot has no header with a hero.')
  return top
}

/** Names of classes and of built files change without what they name. */
function withoutNames(html: string): string {
  return html.replaceAll(/ (?:class|src|srcset|href)="[^"]*"/g, '')
}

/** The sheets of all classes in a part of a page. */
function sheetsOf(html: string): string[] {
  const names = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' ')).flat()
  const letters = new Set(names.map((name) => name.slice(0, -1)))
  return globSync('src/**/*.module.css', { cwd: root })
    .filter((file) => letters.has(lettersOfSheet(resolve(root, file))))
    .toSorted()
}

/** A style sheet's rules. Comments and line breaks change no picture. */
function rulesOf(sheet: Buffer): string {
  return sheet
    .toString()
    .replaceAll(/(?:\/\*.*?\*\/|\s)+/gs, ' ')
    .trim()
}

/** A file's content; empty if there is none. */
function read(path: string): Buffer {
  return existsSync(join(root, path)) ? readFileSync(join(root, path)) : Buffer.alloc(0)
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
