import { setTimeout as later } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

/** A way of looking at a page. */
export interface View {
  name: string
  width: keyof typeof heights
  media: 'screen' | 'print'
  colorScheme: 'light' | 'dark'
  hasScript: boolean
}

const heights = { 360: 740, 768: 1024, 1440: 900 }
const widths = [360, 768, 1440] as const

const print: View = { name: 'print', width: 768, media: 'print', colorScheme: 'light', hasScript: true }
const light = widths.map((width): View => ({ ...print, name: `${width}`, width, media: 'screen' }))
const changed = (name: string, change: Partial<View>) =>
  light.map((view): View => ({ ...view, ...change, name: `${view.name} ${name}` }))

/** Views of a page with scripts. */
export const views: readonly View[] = [...light, ...changed('dark', { colorScheme: 'dark' }), print]
/** Views of a page without scripts. */
export const viewsWithoutScript: readonly View[] = changed('no script', { hasScript: false })

/** Arguments of Chromium, without which a picture may lack a tile, or have colours that are off by one. */
export const exactPictures = [
  '--run-all-compositor-stages-before-draw',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-lcd-text',
]

/** The time in every picture: the sunrise shows today's date. */
const noon = Date.parse('2026-06-21T12:00:00+02:00')

/** Time limit of opening a page, and of each picture, in milliseconds. */
const limit = 60_000

/** Opens an address in a context of its own, with nothing that moves or depends on the time. */
export async function open(browser: Browser, address: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
  })
  const page = await context.newPage()
  await page.addInitScript(fixDate, noon)
  await page.goto(address, { waitUntil: 'networkidle', timeout: limit })
  return page
}

/** Playwright's own clock replaces timers too, and `settled` needs the browser's. */
function fixDate(now: number) {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...parameters: []) {
      super(...((parameters.length > 0 ? parameters : [now]) as []))
    }
    static override now() {
      return now
    }
  } as DateConstructor
}

/**
 * A picture of the whole page. Pages that look the same give the same bytes.
 *
 * @throws when there is none within the limit
 */
export async function shoot(page: Page, view: View): Promise<Buffer> {
  // On a busy machine Chromium now and then forgets a frame after a change of the window, and the page waits for it.
  // Chromium draws that frame when the page asks for another.
  const reminder = setInterval(() => void page.evaluate(askForFrame).catch(() => {}), 1_000)
  const stop = new AbortController()
  const tooLong = later(limit, undefined, stop).then(() => {
    throw new Error(`There is no picture of ${page.url()} (${view.name}) after ${limit / 1_000} s.`)
  })
  try {
    return await Promise.race([takePicture(page, view), tooLong])
  } finally {
    clearInterval(reminder)
    stop.abort()
  }
}

function askForFrame() {
  requestAnimationFrame(() => {})
}

async function takePicture(page: Page, { width, media, colorScheme, hasScript }: View): Promise<Buffer> {
  await page.setViewportSize({ width, height: heights[width] })
  await page.emulateMedia({ media, colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(loaded)
  // Folds open and close with the width. Without scripts nothing follows, and no frame is announced.
  if (hasScript) await page.evaluate(settled)
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** Resolves when fonts and images have loaded. */
async function loaded() {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  // A picture that cannot be decoded is shown as such.
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))])
}

/** Resolves when two frames have been drawn, and nothing is left to do after each. */
async function settled() {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
}
