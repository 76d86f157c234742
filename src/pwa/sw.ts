/// <reference lib="webworker" />
/**
 * The service worker: after one visit every page, script, style, font and picture of the site is precached (worker-copy.ts), and
 * it answers from there. Workbox removes outdated caches.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { notFoundFile, plainAddress } from '../addresses.ts'
import type { WorkerMessage } from './tabs.ts'
import {
  activateCopy,
  complete,
  completeForTab,
  cachedFile,
  hasCopy,
  installCopy,
  missingFiles,
  revisions,
  stopCopying,
} from './worker-copy.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(installCopy(event)))
self.addEventListener('activate', (event) => event.waitUntil(activateCopy(event)))
cleanupOutdatedCaches()
// Lets the first visitor go offline without a reload.
clientsClaim()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin || request.method !== 'GET') return
  const answer =
    request.mode === 'navigate' ? servePage(url, event) : revisions.has(url.pathname) && serveFile(url, event)
  if (answer) event.respondWith(answer)
})

/** What the worker does for each message of a tab. */
const actions: Readonly<Record<WorkerMessage['type'], (event: ExtendableMessageEvent) => void>> = {
  // The visitor accepts a new version (notice-store.ts).
  SKIP_WAITING: () => void self.skipWaiting(),
  // The visitor removes the copy (remove-copy.ts).
  STOP: () => stopCopying(),
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
  const page = await cachedFile(path)
  if (page) return page
  event.waitUntil(complete())
  return fetch(request)
}

/** Answers requests for other precached files. */
async function serveFile({ pathname }: URL, event: FetchEvent): Promise<Response> {
  const file = await cachedFile(pathname)
  if (file) return file
  // Pages that are open after the copy was removed still ask this worker, which must not store it again.
  event.waitUntil(hasCopy().then((isKept) => isKept && complete()))
  return fetch(event.request)
}

/** Lets the server answer an unknown address; offline, answers with the site's not-found page. */
async function serveUnknown(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const page = await cachedFile(notFoundFile)
    return new Response(page?.body, { status: 404, headers: page?.headers ?? {} })
  }
}

async function tellIfWhole(asker: MessagePort) {
  const missing = await missingFiles()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort has no origin
  asker.postMessage(missing.length === 0)
}
