import type { Locator, Page } from '@playwright/test'
import { moduleOfPage } from '../../renderer/bundle/page-files.ts'
import { reactKey } from '../../shared/is-hydrated.ts'
import { footer, header } from '../../src/content/navigation.ts'
import type { Action } from '../../src/content/types.ts'
import { heading, openMenu, siteMenu } from '../support/places.ts'
import { headings, paths, sheetsOf } from '../support/site.ts'
import { expect, isMarked, listenToConsole, markDocument, test } from '../support/test.ts'
import { displayFont, displayFontIsLoaded, openHydrated } from '../support/waits.ts'

/** Each page, as it is opened and as a link leads to it: what was prerendered is what React hydrates and renders. */

// If Playwright blocked the worker, that would be a message on the console.
test.use({ serviceWorkers: 'allow' })

const unknownPath = '/no/such'
const everyPath = [...paths, unknownPath]

interface Snapshot {
  text: string
  height: number
  /** Headings and figures, in whole pixels. */
  places: { text: string; top: number; height: number }[]
}

declare global {
  interface Window {
    /** As the page was painted first. */
    firstSnapshot: Snapshot
  }
}

/** Runs in a page. */
function takeSnapshot(): Snapshot {
  // Two parts differ with a script: the form gets buttons for its mail link, and the footer's tools get buttons.
  const parts = document.querySelectorAll(
    'body header, main > :not(:has(form)), body footer > div > :not(:last-child)',
  )
  // React renders what is in `noscript` into HTML only, and the date and the plan's Share into a browser's page only.
  const textOf = (part: Element) =>
    Array.from(
      part.querySelectorAll('noscript, [data-today], [data-plan-total] ~ .scripting-only'),
      ({ textContent }) => textContent,
    ).reduce((text, hidden) => text.replace(hidden, ''), part.textContent)
  return {
    text: Array.from(parts, textOf).join('\n'),
    // Without the room that a notice takes below it.
    height: Math.round(document.querySelector('footer')!.getBoundingClientRect().bottom + scrollY),
    places: Array.from(document.querySelectorAll('h1, h2, h3, dd'), (element) => {
      const { top, height } = element.getBoundingClientRect()
      return { text: element.textContent, top: Math.round(top + scrollY), height: Math.round(height) }
    }),
  }
}

/** Runs in a page before everything else, beside `takeSnapshot`. */
function snapFirstPaint() {
  const snap = () => (window.firstSnapshot = takeSnapshot())
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', snap)
    else snap()
  }).observe({ type: 'paint', buffered: true })
}

/** Elements of `main` that React does not know. */
function strangersIn(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements, start) => {
    const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith(start))
    return elements.filter((element) => !isKnown(element)).map(({ outerHTML }) => outerHTML.slice(0, 80))
  }, reactKey)
}

/** What the head says to the visitor's browser; description, Open Graph and structured data are for crawlers. */
function headOf(page: Page): Promise<string[]> {
  const elements = page.locator('head :is(title, meta[name="robots"], link[rel="canonical"])')
  return elements.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).toSorted())
}

/** The accessibility tree of the page, without the parts that differ without a script. */
async function readingOf(page: Page): Promise<string> {
  await page
    .locator(
      'section:has(form), .scripting-only, [data-plan-total], td:has([role="spinbutton"]), footer > div > :last-child, #notices, [data-today]',
    )
    .evaluateAll((elements) => elements.forEach((element) => (element.ariaHidden = 'true')))
  return page.locator('body').ariaSnapshot()
}

/** Switches the display font off, so that its fallback is used as at the first paint, or on again. */
async function setDisplayFont(page: Page, isOn: boolean) {
  await page.evaluate((isShown) => {
    const { style } = document.documentElement
    const fonts = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
    if (isShown) style.removeProperty('--font-display')
    else style.setProperty('--font-display', fonts.replace('"Bricolage Grotesque",', ''))
  }, isOn)
}

/** A message that Chromium writes for the not-found page itself. */
function isOfUnknownPage(message: string) {
  return message.includes('status of 404') && message.endsWith(`${unknownPath})`)
}

for (const third of [0, 1, 2]) {
  const group = everyPath.filter((_, index) => index % 3 === third)
  test(`painted, then hydrated, and nothing changes: ${group.join(', ')}`, async ({ page, browser }) => {
    const messages = listenToConsole(page)
    await page.addInitScript(`${takeSnapshot.toString()};(${snapFirstPaint.toString()})()`)
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    for (const path of group) {
      await plain.goto(path)
      await openHydrated(page, path)
      await displayFontIsLoaded(page)
      const final = await page.evaluate(takeSnapshot)
      await setDisplayFont(page, false)
      const now = await page.evaluate(takeSnapshot)
      await setDisplayFont(page, true)
      const { first, ...requests } = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const pathOf = ({ name }: PerformanceEntry) => new URL(name).pathname
        const far = Array.from(document.images).filter(
          (image) => image.getBoundingClientRect().top > innerHeight + 3000,
        )
        return {
          first: window.firstSnapshot,
          // The browser fetches pictures in the page when it likes.
          beforePaint: files
            .filter(({ initiatorType, startTime }) => initiatorType !== 'img' && startTime < paint!.startTime)
            .map(pathOf),
          sheets: files.map(pathOf).filter((file) => file.endsWith('.css')),
          farPictures: files.filter(({ name }) => far.some(({ src }) => src === name)).map(pathOf),
        }
      })

      // From a near server or the worker, the font can be there at the first paint.
      expect.soft([now, final], `${path} at its first paint and now, in the same font`).toContainEqual(first)
      // In the display font a heading may take a line more or less; none in the first window does.
      const changed = final.places.filter(({ height }, index) => height !== now.places[index]!.height)
      const inWindow = changed.filter(({ top }) => top < page.viewportSize()!.height)
      expect.soft(inWindow, `${path}: headings that move in the first window`).toEqual([])
      expect
        .soft(changed.length / final.places.length, `${path}: ${JSON.stringify(changed)}`)
        .toBeLessThan(0.05)
      const early = requests.beforePaint.filter((file) => !displayFont.test(file))
      expect.soft(early, `${path}: requests before the paint`).toEqual([])
      const inPage = sheetsOf(moduleOfPage(path))
      expect(inPage.length, path).toBeGreaterThan(0)
      const again = requests.sheets.filter((sheet) => inPage.includes(sheet))
      expect.soft(again, `${path}: style that is in the page already`).toEqual([])
      expect.soft(requests.farPictures, `${path}: pictures far down`).toEqual([])
      expect.soft(await strangersIn(page), `${path}: elements of no component`).toEqual([])
      const reading = await readingOf(page)
      expect.soft(reading.length, path).toBeGreaterThan(1000)
      expect.soft(reading, `${path} without a script and with it`).toBe(await readingOf(plain))
    }
    expect(messages.filter((message) => !isOfUnknownPage(message))).toEqual([])
  })
}

/** A link of the header, which is in the menu on a phone. */
async function headerLink(page: Page, label: string): Promise<Locator> {
  await openMenu(page)
  return siteMenu(page).getByRole('link', { name: label, exact: true })
}

test('links of header and footer bring the same page and head as a visit', async ({ page, browser }) => {
  const messages = listenToConsole(page)
  const visitor = await (await browser.newContext()).newPage()
  await openHydrated(page, unknownPath)
  await markDocument(page)
  const follow = async (link: Locator, { to, hash }: Omit<Action, 'label'>) => {
    await link.click()
    const address = hash ? `${to}#${hash}` : to
    await visitor.goto(address)
    await displayFontIsLoaded(visitor)
    await expect(page).toHaveURL(address)
    await expect(heading(page)).toHaveText(headings[to])
    await expect
      .poll(() => page.evaluate(takeSnapshot), address)
      .toEqual(await visitor.evaluate(takeSnapshot))
    // The visit sets the title of a document after its first paint, too.
    await expect(async () => expect(await headOf(page), address).toEqual(await headOf(visitor))).toPass()
    // The scripts have no descriptions, and another page's would be wrong.
    await expect(page.locator('meta[name="description"]')).toHaveCount(0)
    expect.soft(await strangersIn(page), to).toEqual([])
    if (hash) return
    await expect(heading(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  const current = page.getByRole('banner').locator('[aria-current="page"]')

  for (const link of header.links) {
    await follow(await headerLink(page, link.label), link)
    await expect(current).toHaveText([link.label])
  }
  await follow(page.getByRole('banner').getByRole('link', { name: header.homeLabel }), { to: '/' })
  for (const link of footer.groups.flatMap((group) => group.links))
    await follow(page.getByRole('contentinfo').getByRole('link', { name: link.label, exact: true }), link)

  expect(await isMarked(page)).toBe(true)
  expect(messages.filter((message) => !isOfUnknownPage(message))).toEqual([])
})
