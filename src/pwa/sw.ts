/// <reference lib="webworker" />
/**
 * The service worker: after one visit every page, script, style, font and picture of the site is precached.
 * The build injects the list of files. Workbox fetches and caches them and removes outdated caches.
 */
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core'
import { PrecacheController, cleanupOutdatedCaches } from 'workbox-precaching'
import { notFoundFile, plainAddress } from '../addresses.ts'
import { revisionOf } from './revision.ts'
import { tellTabs } from './tabs.ts'
import type { WorkerMessage } from './tabs.ts'
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
const revisions = new Map(files.map(({ url, revision }) => [url, revision]))

/** Aborted when the visitor removes the copy: whatever is being fetched is not stored. */
let removal = new AbortController()

/**
 * How files are fetched for the precache: at low priority, after the page's own requests. Hashed files may
 * come from the HTTP cache. Other files are revalidated and cost an empty response if unchanged; Workbox
 * alone would download them again.
 */
const fetchForPrecache: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    if (event?.type !== 'install') return request
    const isHashed = new URL(request.url).pathname.startsWith('/assets/')
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
self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(activate(event)))
cleanupOutdatedCaches()
// Lets the first visitor go offline without a reload.
clientsClaim()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin || request.method !== 'GET') return
  const answer =
    request.mode === 'navigate' ? servePage(url, event) : revisions.has(url.pathname) && serveFile(url, event)
  // If the cache fails, the network answers.
  if (answer) event.respondWith(answer.catch(() => fetch(request)))
})

/** What the worker does for each message of a tab. */
const actions: Readonly<Record<WorkerMessage['type'], (event: ExtendableMessageEvent) => void>> = {
  // The visitor accepts a new version (notice-store.ts).
  SKIP_WAITING: () => void self.skipWaiting(),
  // The visitor removes the copy (remove-copy.ts).
  STOP: () => removal.abort(),
  // Asked whether every file is cached (offline-copy.ts).
  IS_WHOLE: (event) => event.waitUntil(tellIfWhole(event.ports[0]!)),
  COMPLETE: (event) => event.waitUntil(completeForTab().then(() => tellIfWhole(event.ports[0]!))),
}

self.addEventListener('message', (event) => {
  const { type }: WorkerMessage = event.data
  // A tab of another version may send what this worker does not know.
  actions[type]?.(event)
})

/** Answers a navigation from the cache and ignores its query. Other spellings redirect, as on the host. */
async function servePage(url: URL, event: FetchEvent): Promise<Response> {
  const { request } = event
  const path = plainAddress(url.pathname)
  if (!revisions.has(path)) return serveUnknown(request)
  if (path !== url.pathname) return Response.redirect(path + url.search, 301)
  const page = await copyOf(path)
  if (page) return page
  event.waitUntil(complete())
  return fetch(request)
}

/** Answers requests for other precached files. */
async function serveFile({ pathname }: URL, event: FetchEvent): Promise<Response> {
  const copy = await copyOf(pathname)
  if (copy) return copy
  // Pages that are open after the copy was removed still ask this worker, which must not store it again.
  event.waitUntil(caches.has(cacheName).then((isKept) => isKept && complete()))
  return fetch(event.request)
}

/**
 * The cached copy of a file. The controller's own look-up would recreate a removed cache.
 */
function copyOf(path: string): Promise<Response | undefined> {
  return caches.match(controller.getCacheKeyForURL(path)!, { cacheName })
}

/** The files of the list that are not cached. It does not recreate the cache either. */
async function missingFiles(): Promise<string[]> {
  const keys = (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : []
  const cached = new Set(keys.map(({ url }) => url))
  return [...revisions.keys()].filter((path) => !cached.has(controller.getCacheKeyForURL(path)!))
}

/** Lets the server answer an unknown address; offline, answers with the site's not-found page. */
async function serveUnknown(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const page = await copyOf(notFoundFile)
    return new Response(page?.body ?? null, {
      status: 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })
  }
}

/** Precaches all missing files. Stops at the first that fails, because a version is installed whole or not. */
async function install(event: ExtendableEvent) {
  try {
    await unpack()
    await controller.install(event)
  } catch (error) {
    tellIfFull(error)
    throw error
  }
}

async function activate(event: ExtendableEvent) {
  await controller.activate(event)
  tellTabs('changed')
}

async function unpack() {
  const missing = await missingFiles()
  await unpackSiteBundle(missing, revisions, controller, removal.signal).catch(() => {})
}

/** Returns whether the device has no space for a file, and tells the tabs. */
function tellIfFull(error: unknown): boolean {
  const isFull = (error as Error).name === 'QuotaExceededError'
  if (isFull) tellTabs('full')
  return isFull
}

async function tellIfWhole(asker: MessagePort) {
  const missing = await missingFiles()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort has no origin
  asker.postMessage(missing.length === 0)
}

/** Completes the copy for a tab, which may have been opened while the worker was being removed. */
async function completeForTab() {
  if (removal.signal.aborted) removal = new AbortController()
  // One that is under way may have begun without a connection: it does not answer for this one.
  await completing
  await complete()
  await self.clients.claim()
}

let completing: Promise<unknown> | undefined

/** Completes the copy, because browsers may evict caches, or some files, while the worker runs. */
function complete() {
  completing ??= fetchMissingFiles()
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
