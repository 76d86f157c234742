import type { Browser, Page } from '@playwright/test'

/** A way of looking at a page. */
export interface View {
  name: string
  width: keyof typeof heights
  media: 'screen' | 'print'
  colorScheme: 'light' | 'dark'
}

const heights = { 360: 740, 768: 1024, 1440: 900 }
const widths = [360, 768, 1440] as const

const light: View[] = widths.map((width) => ({
  name: `${width}`,
  width,
  media: 'screen',
  colorScheme: 'light',
}))
const dark = light.map((view): View => ({ ...view, name: `${view.name} dark`, colorScheme: 'dark' }))
const print: View = { name: 'print', width: 768, media: 'print', colorScheme: 'light' }

/** Views of a page with scripts. */
export const views: readonly View[] = [...light, ...dark, print]
/** Views of a page without scripts. */
export const viewsWithoutScript: readonly View[] = light.map((view) => ({
  ...view,
  name: `${view.name} no script`,
}))

/** Arguments of Chromium, without which a picture may lack a tile, or have colours that are off by one. */
export const exactPictures = [
  '--run-all-compositor-stages-before-draw',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-lcd-text',
]

/** The time of every picture: the sunrise shows today's date. */
const noon = new Date('2026-06-21T12:00:00+02:00')

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
  if (javaScriptEnabled) await page.clock.setFixedTime(noon)
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

/** A picture of the whole page. Pages that look the same give the same bytes. */
export async function shoot(page: Page, { width, media, colorScheme }: View): Promise<Buffer> {
  await page.setViewportSize({ width, height: heights[width] })
  await page.emulateMedia({ media, colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => 0)),
    ])
  })
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}
