/// <reference lib="webworker" />
/**
 * The service worker: after one visit every page, script, style, font and picture of the site is on the phone.
 * The build fills in the list of files; Workbox fetches, keeps and cleans them up.
 */
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core'
import { PrecacheController, cleanupOutdatedCaches } from 'workbox-precaching'
import { notFoundFile, plainAddress } from '../content/addresses.ts'
import { revisionOf } from './revision.ts'
import { isInSiteFile, siteFile } from './site-file.ts'

declare const self: ServiceWorkerGlobalScope

interface File {
  /** Where it is asked for: a path that starts with a slash. */
  url: string
  revision: string
}

/** vite-plugin-pwa adds the web app manifest under a relative address; only the browser reads that, and it asks for it itself. */
const files = (self.__WB_MANIFEST as File[]).filter(({ url }) => url.startsWith('/'))
const revisions = new Map(files.map(({ url, revision }) => [url, revision]))

/**
 * How a file is fetched for keeping: after whatever the page itself wants, and only if the phone does not have it. A
 * hashed name is right wherever it comes from; anything else is asked for with what the HTTP cache knows of it, and
 * costs an empty answer if it is still the same (Workbox by itself would download it whole).
 */
const fetchForKeeping: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    if (event?.type !== 'install') return request
    const isHashed = new URL(request.url).pathname.startsWith('/assets/')
    return new Request(request, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' })
  },
  async fetchDidSucceed({ request, response, event }) {
    if (event.type !== 'install' || (await isAsBuilt(request, response))) return response
    // The HTTP cache may hold what a host once answered in its place.
    const again = await fetch(new Request(request, { cache: 'reload' }))
    if (await isAsBuilt(request, again)) return again
    throw new Error(`${request.url} is not what was built`)
  },
}

/** Whether the host sent what the build made: no error page, and no file of another version in mid-deploy. */
async function isAsBuilt(request: Request, response: Response): Promise<boolean> {
  if (!response.ok) return false
  const revision = await revisionOf(await response.clone().arrayBuffer())
  return revision === revisions.get(new URL(request.url).pathname)
}

const controller = new PrecacheController({ plugins: [fetchForKeeping] })
controller.addToCacheList(files)
self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)))
cleanupOutdatedCaches()
// A first visitor who loses the network in the same tab already has the site.
clientsClaim()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin || request.method !== 'GET') return
  const answer =
    request.mode === 'navigate'
      ? servePage(url, event)
      : revisions.has(url.pathname) && serveFile(url, request)
  // A phone whose storage is broken has a network all the same.
  if (answer) event.respondWith(answer.catch(() => fetch(request)))
})

self.addEventListener('message', (event) => {
  // A new version waits until the visitor agrees (notice-store.ts).
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  // The visitor wants the site again after its copies were removed (keep-site.ts).
  if (event.data?.type === 'KEEP') event.waitUntil(keepAgain(event.ports[0]!))
})

/** Answers a navigation from the cache, whatever query its address carries; other spellings redirect, as on the host. */
async function servePage(url: URL, event: FetchEvent): Promise<Response> {
  const { request } = event
  const path = plainAddress(url.pathname)
  if (!revisions.has(path)) return serveUnknown(request)
  if (path !== url.pathname) return Response.redirect(path + url.search)
  const page = await copyOf(path)
  if (page) return page
  event.waitUntil(refill())
  return fetch(request)
}

/** Answers for everything else that the site is made of. */
async function serveFile({ pathname }: URL, request: Request): Promise<Response> {
  return (await copyOf(pathname)) ?? fetch(request)
}

/** The kept copy of a file. The controller's own look-up would make an empty cache where the visitor has removed it. */
function copyOf(path: string): Promise<Response | undefined> {
  return caches.match(controller.getCacheKeyForURL(path)!, { cacheName: controller.strategy.cacheName })
}

/** The server knows best what an unknown address is; without it, it is the site's own not-found page. */
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

/** Keeps whatever is missing. */
async function install(event: ExtendableEvent) {
  await unpackSiteFile().catch(() => {})
  return controller.install(event)
}

/**
 * Takes files out of one, where most of them are missing: what they have in common then comes once, and all of them weigh less than half.
 * One that is not of this version is left to be fetched by itself.
 */
async function unpackSiteFile() {
  const cache = await caches.open(controller.strategy.cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const packed = [...revisions.keys()].filter(isInSiteFile)
  const missing = packed.filter((address) => !kept.has(controller.getCacheKeyForURL(address)!))
  if (missing.length <= packed.length / 2) return
  const response = await fetch(siteFile, { cache: 'no-cache', priority: 'low' })
  const texts = (await response.json()) as Record<string, string>
  for (const address of missing) {
    const content = new TextEncoder().encode(texts[address])
    if ((await revisionOf(content)) === revisions.get(address))
      await cache.put(
        controller.getCacheKeyForURL(address)!,
        new Response(content, { headers: headersOf(address, response) }),
      )
  }
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  txt: 'text/plain',
}

/** The headers of a file that came in another's response. */
function headersOf(address: string, response: Response): Headers {
  const headers = new Headers(response.headers)
  const ending = address.split('.').at(-1)!
  headers.set('Content-Type', `${types[ending] ?? 'text/html'}; charset=utf-8`)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  return headers
}

async function keepAgain(asker: MessagePort) {
  await refill()
  asker.postMessage((await copyOf('/')) !== undefined, [])
}

let refilling: Promise<unknown> | undefined

/** The browser may throw caches away while the worker lives: installs once more what is missing. */
function refill() {
  const event = { type: 'install', waitUntil: () => {} } as unknown as ExtendableEvent
  refilling ??= install(event)
    .catch(() => {})
    .finally(() => (refilling = undefined))
  return refilling
}
