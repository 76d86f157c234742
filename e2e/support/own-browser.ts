import { chromium, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'

interface OwnBrowserOptions {
  /** Chromium's command-line arguments. */
  parameters?: readonly string[]
  /** Default arguments of Playwright to leave out. */
  without?: string[]
  /** Directory of the profile; by default a temporary one. */
  profile?: string
}

/** Overrides the phone of playwright.config.ts. */
const realWindow: object = { viewport: null, deviceScaleFactor: undefined, isMobile: false, hasTouch: false }

/**
 * Runs a browser with a profile and a real window. Playwright's default contexts are private windows of a
 * fixed size. An exception that no page catches fails the test.
 */
export async function inOwnBrowser(
  { parameters = [], without = [], profile }: OwnBrowserOptions,
  use: (page: Page, context: BrowserContext) => Promise<void>,
) {
  using temporary = temporaryDirectory()
  const context = await chromium.launchPersistentContext(profile ?? temporary.directory, {
    executablePath: chromiumPath(),
    args: [...chromiumArguments, ...parameters],
    ignoreDefaultArgs: without,
    ...realWindow,
  })
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  try {
    await use(context.pages()[0]!, context)
    expect(errors, 'exceptions that no page caught').toEqual([])
  } finally {
    await context.close().catch(() => undefined)
  }
}

/** Options with which pages can be restored from the back/forward cache. */
export const withCache = { without: ['--disable-back-forward-cache'] }

/** Leaves for the not-found page and goes back. Returns whether the page was restored, and Chromium's reasons if not. */
export async function leaveAndComeBack(page: Page, origin: string) {
  const address = page.url()
  await page.evaluate(() => {
    window.addEventListener('pageshow', (event) => Object.assign(window, { isRestored: event.persisted }))
  })
  await page.goto(`${origin}/no-such-page`)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(address)
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown
    })[]
    const { isRestored } = window as { isRestored?: boolean }
    return { isRestored, reasons: navigation?.notRestoredReasons }
  })
}
