import type { Page } from '@playwright/test'
import { isHydrated } from '../../shared/is-hydrated.ts'
import { entryScript } from './site.ts'

/** Time limit for loading and hydration in milliseconds, on a busy machine. */
const timeoutMilliseconds = 15_000

/**
 * Resolves once React has hydrated the whole page and the browser is idle.
 *
 * @throws with the failed requests if hydration does not finish in time
 */
export async function hydrated(page: Page, timeout = timeoutMilliseconds) {
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

/** Address of the display font, which each page requests while it is laid out. */
export const displayFont = /\/display\.[\w-]+\.woff2$/

/** Resolves once the page has its display font, in which a heading may take a line more or less. */
export async function displayFontIsLoaded(page: Page) {
  const isLoaded = () =>
    [...document.fonts].some(({ family, status }) => family.includes('Bricolage') && status === 'loaded')
  await page.waitForFunction(isLoaded, null, { timeout: 10_000 })
}

/** Opens a page and waits until it is hydrated. Returns the page's response. */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Loads the page again and waits until it is hydrated. */
export async function reloadHydrated(page: Page) {
  await page.reload()
  await hydrated(page)
}

/** Delays a file until the returned function is called. Its path may have wildcards. */
export async function holdFile(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Delays the entry script until the returned function is called. */
export function holdHydration(page: Page): Promise<() => void> {
  return holdFile(page, entryScript())
}
