import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { createSiteServer } from '../../host/site-server.ts'
import { screenshots } from '../../renderer/files/web-app-manifest.ts'
import { cardSize } from '../../renderer/html/sharing-card.ts'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'
import { isHydrated } from '../../shared/is-hydrated.ts'
import { listen } from '../../shared/listen.ts'
import { fileOf } from '../../src/addresses.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { displayFontFile } from '../draw-font.ts'
import { cardPage } from './card-page.ts'
import { cards } from './cards.ts'
import { currentHashes, hashesFile } from './hashes.ts'
import { drawShortcutIcon, shortcutIcons } from './shortcut-icons.ts'

const root = join(import.meta.dirname, '../..')

/** Family name in the display font's file. */
const displayFont = 'Bricolage Grotesque'

/** Quality of the palette, of 100. Dots and letters need few shades, and each shade adds bytes. */
const quality = 85

/** The date on all screenshots, so that drawing them again changes nothing. */
const dayOfScreenshots = '2026-11-22T12:00'

/** Draws the pictures that other programs show: sharing cards, shortcut icons and screenshots. */
async function drawAll() {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
  try {
    await drawCards(browser)
    await drawShortcutIcons()
    await takeScreenshots(browser)
    await drawReadmePicture()
    writeFileSync(hashesFile, `${JSON.stringify(currentHashes(builtPage), undefined, 2)}\n`)
  } finally {
    await browser.close()
  }
}

function builtPage(path: PagePath): string {
  return readFileSync(join(root, 'dist/client', fileOf(path)), 'utf8')
}

async function drawCards(browser: Browser) {
  const font = `data:font/woff2;base64,${readFileSync(displayFontFile).toString('base64')}`
  const page = await browser.newPage({ viewport: cardSize, colorScheme: 'light' })
  for (const card of cards) {
    await page.setContent(cardPage(card, font))
    await expectDisplayFont(page, ['.kicker', 'h1', '.name'])
    await write(`public${card.file}`, await page.screenshot())
  }
  await page.close()
}

async function drawShortcutIcons() {
  for (const [file, icon] of Object.entries(shortcutIcons)) {
    await write(`public${file}`, Buffer.from(drawShortcutIcon(icon)))
  }
}

/** Takes the manifest's screenshots of the built site in `dist`. */
async function takeScreenshots(browser: Browser) {
  const server = createSiteServer(join(root, 'dist/client'))
  const origin = `http://localhost:${await listen(server)}`
  for (const { path, src, viewport, deviceScaleFactor } of screenshots) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    // The landing page marks the day of the year.
    await page.clock.setFixedTime(dayOfScreenshots)
    await page.goto(origin + path)
    // The day is marked once React has hydrated the page.
    await page.waitForFunction(isHydrated)
    // The paint does not wait for the display font.
    await page.waitForFunction(
      (family) =>
        [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'),
      displayFont,
    )
    await expectDisplayFont(page, ['h1'])
    await write(`public${src}`, await page.screenshot())
    await page.close()
  }
  server.closeAllConnections()
  server.close()
}

/** Combines two screenshots into the picture of README.md. */
async function drawReadmePicture() {
  const height = 640
  const gap = 24
  const [wide, narrow] = await Promise.all([
    screenshotOf(height, 'wide-landing'),
    screenshotOf(height, 'narrow-rewards'),
  ])
  const picture = sharp(wide.data)
    .extend({ right: gap + narrow.info.width, background: 'white' })
    .composite([{ input: narrow.data, left: wide.info.width + gap, top: 0 }])
  await write('docs/site.png', await picture.png().toBuffer())
}

function screenshotOf(height: number, name: string) {
  const file = join(root, 'public/screenshots', `${name}.png`)
  return sharp(file).resize({ height }).toBuffer({ resolveWithObject: true })
}

/**
 * Checks that every character of the elements is set in the display font.
 *
 * @throws when an element contains a glyph of another font
 */
async function expectDisplayFont(page: Page, selectors: readonly string[]) {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root: tree } = await session.send('DOM.getDocument')
  for (const selector of selectors) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: tree.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const families = fonts.map(({ familyName }) => familyName)
    if (families.length !== 1 || !families[0]?.startsWith(displayFont)) {
      const set = `${selector} is set in ${families.join(', ') || 'no font'}`
      throw new Error(`${set}: add the missing character to charactersOfComponents in art/draw-font.ts.`)
    }
  }
  await session.detach()
}

/** Writes a picture as a PNG with a palette, and logs its size. */
async function write(path: string, picture: Buffer) {
  const file = join(root, path)
  const png = await sharp(picture)
    .png({ palette: true, quality, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, png)
  console.log(`${path}: ${png.length} bytes`)
}

await drawAll()
