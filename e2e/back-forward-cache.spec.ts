import { inOwnBrowser } from './support/own-browser.ts'
import { paths } from './support/site.ts'
import { expect, openHydrated, test } from './support/test.ts'

/** Back is instant where the browser has kept the page as it was left; Chromium says why it did not. */
for (const path of paths) {
  test(`Back finds ${path} as it was left`, async ({ baseURL }) => {
    await inOwnBrowser({ without: ['--disable-back-forward-cache'] }, async (page) => {
      await openHydrated(page, baseURL + path)
      await page.evaluate(() => {
        window.addEventListener('pageshow', (event) => Object.assign(window, { isRestored: event.persisted }))
      })
      await page.goto(`${baseURL}/no-such-page`)
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(baseURL + path)

      const outcome = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
          notRestoredReasons?: unknown
        })[]
        const { isRestored } = window as { isRestored?: boolean }
        return { isRestored, reasons: navigation?.notRestoredReasons }
      })
      expect(outcome).toEqual({ isRestored: true, reasons: null })
    })
  })
}
