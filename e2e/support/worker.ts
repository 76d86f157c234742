import type { Locator, Page } from '@playwright/test'
import { paths } from './site.ts'
import { hydrated } from './waits.ts'

/** Time limit for precaching the site in milliseconds, on a busy machine. */
const timeoutMilliseconds = 10_000

/** Opens a page for the first time and waits until the worker has precached the site and controls the page. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await precached(page)
  await hydrated(page)
}

/**
 * Resolves once the worker has precached the site and controls the page.
 *
 * @throws when the worker becomes redundant, with the missing file
 */
export async function precached(page: Page) {
  if (await page.evaluate(() => navigator.serviceWorker.controller !== null)) return
  const devTools = await page.context().newCDPSession(page)
  const { promise: outcome, resolve } = Promise.withResolvers<string>()
  const installing = new Set<string>()
  devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) {
      if (status === 'installing') installing.add(versionId)
      if (status === 'redundant' && installing.has(versionId)) resolve('The worker was dropped.')
    }
  })
  const tooLate = `No worker controls the page after ${timeoutMilliseconds} ms.`
  const timer = setTimeout(resolve, timeoutMilliseconds, tooLate)
  await devTools.send('ServiceWorker.enable')
  const failure = await Promise.race([outcome, controlled(page)])
  clearTimeout(timer)
  await devTools.detach()
  if (failure) throw new Error(`${failure} ${await firstUncachedFile(page)}`)
}

/** Resolves once a worker controls the page. */
export function controlled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve())
        if (navigator.serviceWorker.controller) resolve()
      }),
  )
}

/** The file at which a worker failed: it caches files in the order of its list. */
function firstUncachedFile(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const worker = await fetch('/sw.js')
    const list = Array.from((await worker.text()).matchAll(/"url":"(\/[^"]*)"/g), ([, url = '']) => url)
    const responses = await Promise.all(list.map((url) => caches.match(url, { ignoreSearch: true })))
    const missing = list.find((_, index) => !responses[index])
    return `/sw.js answers ${worker.status}; the first of its files that is not in the caches: ${missing ?? 'none'}.`
  })
}

/**
 * Makes the browser check for a new version and waits until it is installed or redundant.
 *
 * @returns whether a new version is waiting
 */
export async function lookForUpdate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update().catch(() => undefined)
    const { installing } = registration
    if (installing) {
      await new Promise<void>((resolve) => {
        const check = () => installing.state !== 'installing' && resolve()
        installing.addEventListener('statechange', check)
        check()
      })
    }
    return registration.waiting !== null
  })
}

/**
 * Accepts a new version by its button, and waits until the page has reloaded. It presses Enter: Playwright's click scrolls,
 * which fetches pictures. Chromium activates a new worker half a minute late if the page fetches while the old worker stops.
 */
export async function acceptUpdate(page: Page, button: Locator) {
  const reloaded = page.waitForEvent('load', { timeout: 40_000 })
  await button.press('Enter')
  await reloaded
}

/**
 * The distinct versions of the pages as this page receives them (`copyBuild` in builds.ts). The finished
 * build counts as "unmarked".
 */
export async function versionsOf(page: Page, addresses: readonly string[] = paths): Promise<string[]> {
  return page.evaluate(async (all) => {
    const versions = await Promise.all(
      all.map(async (address) => {
        const response = await fetch(address).catch(() => {
          throw new Error(`${address} is not precached (renderer/files/precache.ts)`)
        })
        if (!response.ok) throw new Error(`${address} answers ${response.status}`)
        return /<meta name="version" content="([^"]+)"/.exec(await response.text())?.[1] ?? 'unmarked'
      }),
    )
    return [...new Set(versions)]
  }, addresses)
}

/** The addresses of all cached files, without revisions. */
export async function precachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })
}

/** Deletes files from the caches, as a browser that needs space. */
export async function evict(page: Page, addresses: readonly string[]) {
  await page.evaluate(async (all) => {
    for (const address of all)
      for (const name of await caches.keys())
        await (await caches.open(name)).delete(address, { ignoreSearch: true })
  }, addresses)
}
