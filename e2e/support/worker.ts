import type { Page } from '@playwright/test'
import { startFaultySite } from './faulty-site.ts'
import type { FaultySite } from './faulty-site.ts'
import { paths } from './site.ts'
import { hydrated, test as base } from './test.ts'

export { expect } from '@playwright/test'

/** Playwright's `test` with the worker let in, and for each test a server of its own that can go wrong. */
export const test = base.extend<{ ownSite: FaultySite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from here
  ownSite: async ({}, use) => {
    const site = await startFaultySite()
    await use(site)
    await site.close()
  },
  baseURL: ({ ownSite }, use) => use(ownSite.origin),
  serviceWorkers: 'allow',
})

/** Opens a page for the first time and waits until the worker has everything and is in charge. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await kept(page)
  await hydrated(page)
}

/** Resolves once the worker has everything and is in charge. */
export async function kept(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (navigator.serviceWorker.controller) resolve()
        else navigator.serviceWorker.addEventListener('controllerchange', () => resolve())
      }),
  )
}

/**
 * Lets the browser look for a new version and waits until what it found is installed or dropped.
 *
 * @returns whether a new version waits
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
 * The builds that the pages belong to as they are served to this one, each named once (`mark` in builds.ts); the finished
 * build has no name and counts as "unmarked".
 */
export async function versionsOf(page: Page, addresses: readonly string[] = paths): Promise<string[]> {
  return page.evaluate(async (all) => {
    const versions = await Promise.all(
      all.map(async (address) => {
        const response = await fetch(address)
        if (!response.ok) throw new Error(`${address} answers ${response.status}`)
        return /<meta name="version" content="([^"]+)"/.exec(await response.text())?.[1] ?? 'unmarked'
      }),
    )
    return [...new Set(versions)]
  }, addresses)
}

/** The addresses of everything that the phone keeps, without revisions. */
export async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}
