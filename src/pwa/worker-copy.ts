/// <reference lib="webworker" />
/**
 * The copy of the site in the worker's cache: its list of files, how they are fetched and verified, and how the copy is
 * completed where the browser has evicted some (e2e/offline/offline.spec.ts, e2e/faults/worker.spec.ts). The build injects the list.
 * Workbox fetches and caches the files.
 */
import type { WorkboxPlugin } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { hashedDirectory } from '../addresses.ts'
import { revisionOf } from './revision.ts'
import { tellTabs } from './tabs.ts'
import { unpackSiteBundle } from './unpack-site-bundle.ts'

declare const self: ServiceWorkerGlobalScope

interface PrecacheEntry {
  /** Path with a leading slash. */
  url: string
  revision: string
}

/**
 * vite-plugin-pwa adds the web app manifest under a relative URL. Only the browser reads it, so it is not
 * precached.
 */
const files = (self.__WB_MANIFEST as PrecacheEntry[]).filter(({ url }) => url.startsWith('/'))
/** The revision of each file of the copy, by path. */
export const revisions = new Map(files.map(({ url, revision }) => [url, revision]))

/** Aborted when the visitor removes the copy: whatever is being fetched is not stored. */
let removal = new AbortController()

/** Stops what is being fetched: the visitor removes the copy. */
export function stopCopying() {
  removal.abort()
}

/**
 * How files are fetched for the precache: at low priority, after the page's own requests. Hashed files may
 * come from the HTTP cache. Other files are revalidated and cost an empty response if unchanged; Workbox
 * alone would download them again.
 */
const fetchForPrecache: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    if (event?.type !== 'install') return request
    const isHashed = new URL(request.url).pathname.startsWith(hashedDirectory)
    return new Request(request, {
      cache: isHashed ? 'default' : 'no-cache',
      priority: 'low',
      signal: removal.signal,
    })
  },
  async fetchDidSucceed({ request, response, event }) {
    if (event.type !== 'install' || (await isAsBuilt(request, response))) return response
    // The HTTP cache may hold a wrong response from an earlier request.
    const again = await fetch(new Request(request, { cache: 'reload' }))
    if (await isAsBuilt(request, again)) return again
    throw new Error(`${request.url} differs from the built file`)
  },
  // By default Workbox rejects status 404, with which hosts send the not-found page.
  async cacheWillUpdate({ response }) {
    return response
  },
}

/** Whether the response is the built file. A host may send an error page, or during a deploy another version. */
async function isAsBuilt(request: Request, response: Response): Promise<boolean> {
  const revision = await revisionOf(await response.clone().arrayBuffer())
  return revision === revisions.get(new URL(request.url).pathname)
}

const controller = new PrecacheController({ plugins: [fetchForPrecache] })
controller.addToCacheList(files)
const { cacheName } = controller.strategy

/** A file in the cache. It opens no cache, as the controller would: that would recreate one that a removal has just deleted. */
function lookUp(path: string): Promise<Response | undefined> {
  return caches.match(controller.getCacheKeyForURL(path)!, { cacheName })
}

/** A file of the copy; undefined where it is missing or the cache fails, so that the network answers. */
export async function cachedFile(path: string): Promise<Response | undefined> {
  return lookUp(path).catch(() => undefined)
}

/** Whether the copy is there, maybe without some files. */
export function hasCopy(): Promise<boolean> {
  return caches.has(cacheName)
}

/**
 * The files of the list that are not cached.
 *
 * @throws where the cache fails
 */
export async function missingFiles(): Promise<string[]> {
  const paths = [...revisions.keys()]
  const cached = await Promise.all(paths.map(lookUp))
  return paths.filter((_, index) => !cached[index])
}

/** Precaches all missing files. Stops at the first that fails, because a version is installed whole or not. */
export async function installCopy(event: ExtendableEvent) {
  try {
    await unpack()
    await controller.install(event)
  } catch (error) {
    tellIfFull(error)
    throw error
  }
}

/** Removes the files of older versions. */
export async function activateCopy(event: ExtendableEvent) {
  await controller.activate(event)
  tellTabs('changed')
}

async function unpack() {
  const missing = await missingFiles()
  // What the bundle does not bring is fetched file by file.
  await unpackSiteBundle(missing, revisions, controller, removal.signal).catch(() => {})
}

/** Returns whether the device has no space for a file, and tells the tabs. */
function tellIfFull(error: unknown): boolean {
  const isFull = (error as Error).name === 'QuotaExceededError'
  if (isFull) tellTabs('full')
  return isFull
}

/** Completes the copy for a tab, which may have been opened while the worker was being removed. */
export async function completeForTab() {
  if (removal.signal.aborted) removal = new AbortController()
  // One that is under way may have begun without a connection: it does not answer for this one.
  await completing
  await complete()
  await self.clients.claim()
}

let completing: Promise<unknown> | undefined

/** Completes the copy, because browsers may evict caches, or some files, while the worker runs. */
export function complete() {
  completing ??= fetchMissingFiles()
    // The cache did not open: the next request of a missing file, or the next tab, tries again.
    .catch(() => {})
    .finally(() => (completing = undefined))
  return completing
}

/** Fetches what is missing. A file that fails does not hold the others back; the next time it is tried again. */
async function fetchMissingFiles() {
  if ((await missingFiles()).length === 0) return
  // Workbox stores only during an install event, of which it and `fetchForPrecache` read these two.
  const event = { type: 'install', waitUntil: () => {} } as unknown as ExtendableEvent
  await unpack()
  for (const path of await missingFiles()) {
    try {
      await Promise.all(controller.strategy.handleAll({ event, request: new Request(path) }))
    } catch (error) {
      if (removal.signal.aborted || tellIfFull(error)) return
    }
  }
  tellTabs('changed')
}
