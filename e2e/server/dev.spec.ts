import type { Page } from '@playwright/test'
import { startDevelopment } from '../support/development.ts'
import { followFooter, heading } from '../support/places.ts'
import { headings } from '../support/site.ts'
import { expect, listenToConsole, test } from '../support/test.ts'
import { hydrated, idle, openHydrated } from '../support/waits.ts'

/** `npm run dev` runs the same code as the built site. */

// Playwright logs to the console when it blocks a worker.
test.use({ serviceWorkers: 'allow' })

/** Without the notices and the footer's tools, which a worker has its part in. */
function textOf(page: Page) {
  return page.locator('main').evaluate((main) => main.textContent)
}

test('the development server hydrates the build’s pages, without errors', async ({ page, site }) => {
  test.slow()
  await using development = await startDevelopment()
  const messages = listenToConsole(page)
  for (const path of ['/', '/contact'] as const) {
    await openHydrated(page, site.origin + path)
    const built = await textOf(page)
    await page.goto(development.origin + path)
    // The server transforms each module when it is first asked for.
    await hydrated(page, 60_000)
    await expect(heading(page)).toHaveText(headings[path])
    expect(await textOf(page), path).toBe(built)
  }
  await followFooter(page, '/careers')
  await idle(page)
  expect(messages.filter((message) => !/^(debug|info|log): /.test(message))).toEqual([])
})
