import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startFaultySite } from './faulty-site.ts'
import type { FaultySite } from './faulty-site.ts'

export { expect }

/**
 * Playwright's `test` with a separate server for each test; relative addresses use it. An exception that no page
 * of its context catches fails a test. One that causes exceptions says which (`expectErrors`).
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

/** What the browser throws where a script does not arrive. */
export const missingScript = /^TypeError: Failed to fetch dynamically imported module/

/** Says what the exceptions so far are: one or more, or by chance none. They do not fail the test, which causes them. */
export async function expectErrors(errors: string[], cause: RegExp, atLeast: 0 | 1 = 1) {
  await expect.poll(() => errors.length).toBeGreaterThanOrEqual(atLeast)
  for (const error of errors.splice(0)) expect(error).toMatch(cause)
}

/** For tests that can fail only in a wide window: `test.use(desktop)`. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
} as const

/** Runs in a page: reading any of these properties of `window` throws, as where a visitor forbids storage. */
export function denyAccess(names: readonly string[]) {
  for (const name of names)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}

/** The browser reports a connection, such as one on which the visitor saves data. */
export function pretendConnection(page: Page, connection: { saveData: boolean; effectiveType: string }) {
  return page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
}

/** A connection on which the visitor saves data. */
export const savingData = { saveData: true, effectiveType: '4g' }

/** Changes the HTML of an address on its way to the page. */
export async function changeHtml(page: Page, address: string, change: (html: string) => string) {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Collects all console messages and uncaught exceptions of the page. */
export function listenToConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) =>
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`),
  )
  return messages
}

/** Marks the open document. Where the mark is gone, the browser has loaded a new document. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

/** Whether the open document has the mark. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}
