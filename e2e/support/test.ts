import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { scriptOf, startSite } from './site.ts'
import type { RunningSite } from './site.ts'

export { expect } from '@playwright/test'

/** Playwright's `test`, with the built site served for each worker and relative addresses leading to it. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from here
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})

/** Resolves once React has woken the page up and has nothing left to do. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const header = document.querySelector('header')
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber$'))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Opens a page and waits until it is awake. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Holds the script that wakes the page up; the function that comes back lets it through. */
export async function holdHydration(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${scriptOf('src/app/start.tsx')}`, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Collects everything that the page says on its console, and every exception. */
export function listenToConsole(page: Page): string[] {
  const messages = listenToErrors(page)
  page.on('console', (message) =>
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`),
  )
  return messages
}

/** Collects every exception that nothing catches. */
export function listenToErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}
