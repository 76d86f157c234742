import { expect, test as base } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { header } from '../../src/content/navigation.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { sections } from '../../src/content/rewards.ts'
import { startFaultySite } from './faulty-site.ts'
import type { FaultySite } from './faulty-site.ts'
import { headings, scriptOf } from './site.ts'

export { expect }

/**
 * Playwright's `test` with a separate server for each test; relative addresses use it. An exception that no page
 * catches fails every test. One that causes exceptions empties `errors`.
 */
export const test = base.extend<{ site: FaultySite; errors: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from here
  site: async ({}, use) => {
    const site = await startFaultySite()
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.origin),
  errors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(errors)
      expect(errors, 'exceptions that no page caught').toEqual([])
    },
    { auto: true },
  ],
})

/** For tests that can fail only in a wide window: `test.use(desktop)`. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
} as const

/** Time limit for loading and hydration in milliseconds, on a busy machine. */
const patience = 15_000

/**
 * Resolves once React has hydrated the whole page and the browser is idle.
 *
 * @throws with the failed requests if hydration does not finish in time
 */
export async function hydrated(page: Page, timeout = patience) {
  // React hydrates the notices last.
  const isHydrated = () => {
    const notices = document.querySelector('#notices')
    return notices !== null && Object.keys(notices).some((key) => key.startsWith('__reactFiber$'))
  }
  await page.waitForFunction(isHydrated, null, { timeout }).catch(async () => {
    throw new Error(`${page.url()} was not hydrated. ${await failedRequests(page)}`)
  })
  await idle(page)
}

function failedRequests(page: Page): Promise<string> {
  return page.evaluate(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const failed = requests.filter(({ responseStatus }) => responseStatus === 0 || responseStatus >= 400)
    return `Failed requests: ${failed.map(({ name, responseStatus }) => `${name} (${responseStatus})`).join(', ') || 'none'}.`
  })
}

/** Resolves once the browser is idle. */
export async function idle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Resolves once the page has its display font, in which a heading may take a line more or less. */
export async function displayFontIsLoaded(page: Page) {
  const isLoaded = () =>
    [...document.fonts].some(({ family, status }) => family.includes('Bricolage') && status === 'loaded')
  await page.waitForFunction(isLoaded, null, { timeout: 10_000 })
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Changes the HTML of an address on its way to the page. */
export async function changeHtml(page: Page, address: string, change: (html: string) => string) {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Delays the entry script until the returned function is called. */
export async function holdHydration(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${scriptOf('src/app/start.tsx')}`, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Collects all console messages and exceptions of the page. */
export function listenToConsole(page: Page): string[] {
  const messages = listenToErrors(page)
  page.on('console', (message) =>
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`),
  )
  return messages
}

/** Collects all uncaught exceptions of the page. */
export function listenToErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** The page's h1. */
export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** The footer's link to a page. */
export function footerLink(page: Page, path: string) {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`)
}

/** Follows the footer's link to a page, and waits for its heading. */
export async function followFooter(page: Page, path: PagePath) {
  await footerLink(page, path).click()
  await expect(heading(page)).toHaveText(headings[path])
}

/** The menu toggle of small windows. */
export function menuToggle(page: Page) {
  return page.getByRole('banner').locator('[popovertarget="site-menu"]')
}

/** The links of the header: a menu in small windows, a row in wide ones. */
export function siteMenu(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: header.navigationLabel })
}

/** The bar of links to the sections of a long page. */
export function chips(page: Page) {
  return page.getByRole('navigation', { name: sections.label })
}

/** Opens the menu in small windows. */
export async function openMenu(page: Page) {
  if (await siteMenu(page).isHidden()) await menuToggle(page).click()
  await expect(siteMenu(page)).toBeVisible()
}

/**
 * Follows a link to quoted text until its fold is open. Chromium looks through folded text once, soon after `load`, and
 * misses it on a busy machine.
 */
export async function openQuoted(page: Page, address: string, text: string, fold: Locator) {
  await expect(async () => {
    await page.goto('/no-such-page')
    await page.goto(`${address}:~:text=${encodeURIComponent(text)}`)
    await expect(fold).toHaveAttribute('open', '', { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

/** Asserts that an element begins right below the header. */
export async function expectRightBelowHeader(place: Locator) {
  const isBelow = (element: Element) => {
    const { bottom } = document.querySelector('header')!.getBoundingClientRect()
    const distance = element.getBoundingClientRect().top - bottom
    return distance > -1 && distance < 40
  }
  await expect.poll(() => place.evaluate(isBelow)).toBe(true)
}

/** Marks the open document. Where the mark is gone, the browser has loaded a new document. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

/** Whether the open document has the mark. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}
