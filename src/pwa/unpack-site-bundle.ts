import type { PrecacheController } from 'workbox-precaching'
import { siteBundle } from '../addresses.ts'
import { textTypes } from '../text-types.ts'
import { revisionOf } from './revision.ts'
import { isInSiteBundle } from './site-bundle.ts'

/**
 * Stores files from the site bundle if most of them are missing. It compresses to less than half of the separate
 * files. Files of another version are skipped; Workbox then fetches them one by one.
 *
 * @param missing the listed files that are not cached
 * @param revisions the content hash of each precached file, by its address
 * @param signal stops it
 */
export async function unpackSiteBundle(
  missing: readonly string[],
  revisions: ReadonlyMap<string, string>,
  controller: PrecacheController,
  signal: AbortSignal,
) {
  const bundled = [...revisions.keys()].filter(isInSiteBundle)
  const wanted = missing.filter(isInSiteBundle)
  if (wanted.length <= bundled.length / 2) return
  const response = await fetch(siteBundle, { cache: 'no-cache', priority: 'low', signal })
  const texts = (await response.json()) as Record<string, string>
  const cache = await caches.open(controller.strategy.cacheName)
  for (const address of wanted) {
    signal.throwIfAborted()
    const content = new TextEncoder().encode(texts[address])
    if ((await revisionOf(content)) === revisions.get(address))
      await cache.put(
        controller.getCacheKeyForURL(address)!,
        new Response(content, { headers: headersOf(address, response) }),
      )
  }
}

/** The headers of a file from the bundle, based on the bundle's response. */
function headersOf(address: string, response: Response): Headers {
  const headers = new Headers(response.headers)
  const ending = address.split('.').at(-1)!
  headers.set(
    'Content-Type',
    ending in textTypes ? textTypes[ending as keyof typeof textTypes] : textTypes.html,
  )
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  return headers
}
