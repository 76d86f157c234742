import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardPage } from '../../art/cards/card-page.ts'
import { cards } from '../../art/cards/cards.ts'
import { currentHashes, readHashes } from '../../art/cards/hashes.ts'
import { shortcutIcons } from '../../art/cards/shortcut-icons.ts'
import { manifest } from '../../renderer/files/web-app-manifest.ts'
import { cardFileOf, cardSize } from '../../renderer/html/sharing-card.ts'
import { pages } from '../../src/content/pages.ts'
import { accents } from '../../tokens.ts'
import { renderPath } from '../support/render-path.tsx'

const root = resolve(import.meta.dirname, '../..')
const inPublic = (address: string) => resolve(root, 'public', `.${address}`)

/** @throws with the cure where the picture of a new page is not drawn yet */
function readPublic(address: string): Buffer {
  expect(existsSync(inPublic(address)), `no public${address}: run \`npm run draw\``).toBe(true)
  return readFileSync(inPublic(address))
}

/** The HTML of each page. */
const html = new Map(
  await Promise.all(pages.map(async ({ path }) => [path, (await renderPath(path)).html] as const)),
)

const drawings = import.meta.glob('../../src/prints/*.ts', { eager: true })

/** Every picture that the manifest names. */
const manifestPictures = [
  ...manifest.icons,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ...manifest.screenshots,
]

/** Width and height as a PNG file declares them, in the manifest's words: `96x96`. */
function pngSizes(address: string): string {
  const bytes = readPublic(address)
  expect(bytes.subarray(0, 8).toString('latin1'), address).toBe('\x89PNG\r\n\x1a\n')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

/** The most bytes of each picture: it loads on a slow network. */
const limits: readonly (readonly [address: string, bytes: number])[] = [
  ...cards.map(({ file }) => [file, 65_000] as const),
  ...Object.keys(shortcutIcons).map((file) => [file, 4_000] as const),
  ...manifest.screenshots.map(({ src }) => [src, 150_000] as const),
]

test.each(limits)('%s has at most %i bytes', (address, bytes) => {
  expect(readPublic(address).length).toBeLessThanOrEqual(bytes)
})

test('cards, shortcut icons and screenshots are up to date: run `npm run draw` after a change', () => {
  const [drawn, now] = [readHashes(), currentHashes((path) => html.get(path)!)]
  const stale = Object.keys({ ...drawn, ...now }).filter(
    (path) => JSON.stringify(drawn[path]) !== JSON.stringify(now[path]),
  )
  expect(stale).toEqual([])
})

describe('the sharing cards', () => {
  test('are one for each page, under the address that its head names, and no others', () => {
    expect(cards.map(({ path, file }) => [path, file])).toEqual(
      pages.map((page) => [page.path, cardFileOf(page)]),
    )
    const files = readdirSync(inPublic('/og')).map((name) => `/og/${name}`)
    expect(files.toSorted(), 'public/og: `npm run draw`').toEqual(cards.map(({ file }) => file).toSorted())
  })

  test.each(cards)('$file has the size that chats show', ({ file }) => {
    expect(pngSizes(file)).toBe(`${cardSize.width}x${cardSize.height}`)
  })

  test.each(cards)("$file has the print and the accent of its page's hero", ({ path, print, accent }) => {
    const [hero = ''] = /(?<=<main.*?)<section .*?<\/section>/s.exec(html.get(path)!) ?? []
    // The page lays the sun's dots itself, and the drawing is the hills before it.
    const name = print === 'sun' ? 'ridges' : print
    const strokes = JSON.stringify(drawings[`../../src/prints/${name}.ts`]).match(/(?<=")m-?\d[^"]{6,}/gi)
    const isShown = strokes?.some((stroke) => hero.includes(stroke))
    expect(isShown, `src/pages/looks.ts has another print for ${path}`).toBe(true)
    const shown = Object.entries(accents).filter(([look]) => new RegExp(`accent-${look}[" ]`).test(hero))
    expect(shown.map(([, colour]) => colour)).toEqual([accent])
  })

  test.each(cards)('$file says what its page says', (card) => {
    const words = cardPage(card, 'font.woff2').replaceAll(/<\/?span>/g, '')
    expect(words.includes(`<h1>${card.title}</h1>`)).toBe(true)
    expect(words.includes(`>${card.kicker}</p>`)).toBe(true)
  })
})

describe('the pictures of the manifest', () => {
  test.each(manifestPictures)('$src is there, in the size that the manifest declares', ({ src, sizes }) => {
    expect(pngSizes(src)).toBe(sizes)
  })

  // Chrome shows none of the screenshots of a form factor whose proportions differ.
  test.each(['narrow', 'wide'])('%s screenshots share one size', (formFactor) => {
    const ofForm = manifest.screenshots.filter(({ form_factor }) => form_factor === formFactor)
    expect(ofForm.length).toBeGreaterThan(1)
    expect(new Set(ofForm.map(({ sizes }) => sizes)).size).toBe(1)
  })
})
