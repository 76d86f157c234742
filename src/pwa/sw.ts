/// <reference lib="webworker" />
/**
 * The service worker: after one visit every page, script, style, font and picture of the site is on the phone.
 * The build fills in the list of files (renderer/after-prerender.ts); Workbox fetches, keeps and cleans them up.
 */
import { clientsClaim } from 'workbox-core'
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

precache(self.__WB_MANIFEST)
cleanupOutdatedCaches()
// A first visitor who loses the network in the same tab already has the site.
clientsClaim()

registerRoute(({ request }) => request.mode === 'navigate', servePage)
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })

// A new version waits until the visitor agrees (register.ts sends the word).
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

/** Answers a navigation from the cache, whatever slash or query its address carries. */
async function servePage({ url, request }: { url: URL; request: Request }): Promise<Response> {
  const path = url.pathname.replace(/\/+$|\.html$/, '') || '/'
  return (await matchPrecache(path)) ?? serveUnknown(request)
}

/** The server knows best what an unknown address is; without it, it is the site's own not-found page. */
async function serveUnknown(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const page = await matchPrecache('/404.html')
    return new Response(page?.body ?? null, {
      status: 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })
  }
}
