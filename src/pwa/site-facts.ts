/** Collects facts about this visit and the site's copy on the device. */
import type { DataFacts } from '../components/data-panel/data-facts.ts'
import { fetchOfflineBytes } from './notice-store.ts'
import { whyDataIsExpensive } from './register.ts'
import { isDismissed, removedNote } from './session-notes.ts'
import { versionFile } from './site-bundle.ts'

/** Collects the facts for the data panel. Facts that the browser does not reveal are undefined. */
export async function collectFacts(): Promise<DataFacts> {
  const copy = await findCopy().catch(nothing)
  const state = await findState(copy !== undefined).catch(() => 'impossible' as const)
  const facts = { state, version: await findVersion().catch(nothing), visitBytes: bytesOfVisit() }
  if (state === 'absent') return { ...facts, reason: whyNotStored() }
  if (state !== 'stored') return facts
  return {
    ...facts,
    since: dateOf(copy!),
    storedBytes: await findStoredBytes().catch(nothing),
    offlineBytes: cameByWorker() ? undefined : await fetchOfflineBytes().catch(nothing),
  }
}

function nothing() {
  return undefined
}

/** The cached landing page. */
async function findCopy(): Promise<Response | undefined> {
  return caches.match('/', { ignoreSearch: true })
}

/** The state of the offline copy. An active worker does not count if the browser has evicted its cache. */
async function findState(hasCopy: boolean): Promise<DataFacts['state']> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active && hasCopy) return 'stored'
  return registration?.installing ? 'arriving' : 'absent'
}

/** The version in the worker's cache; without a worker, the host's version. */
async function findVersion(): Promise<string | undefined> {
  const response = await fetch(versionFile)
  return response.ok ? response.text() : undefined
}

/** The size of all caches in bytes, after decompression. */
async function findStoredBytes(): Promise<number> {
  let bytes = 0
  for (const name of await caches.keys())
    for (const copy of await (await caches.open(name)).matchAll()) bytes += (await copy.blob()).size
  return bytes
}

/** The `Date` header of the response, by the host's clock. */
function dateOf({ headers }: Response): Date | undefined {
  const date = headers.get('Date')
  return date ? new Date(date) : undefined
}

function whyNotStored(): DataFacts['reason'] {
  return isDismissed(removedNote) ? 'removed' : whyDataIsExpensive()
}

/** The entry of the document first, then those of all its requests. */
function entriesOfVisit() {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as [
    PerformanceNavigationTiming,
    ...PerformanceResourceTiming[],
  ]
}

/** Bytes that this page has fetched over the network; the worker's own requests are not included. */
function bytesOfVisit(): number | undefined {
  const bytes = entriesOfVisit().reduce((sum, { transferSize }) => sum + transferSize, 0)
  // Older Safari versions lack `transferSize`.
  return Number.isNaN(bytes) ? undefined : bytes
}

/** Whether the worker served the document, so that the site was precached before this visit. */
function cameByWorker(): boolean {
  return entriesOfVisit()[0].workerStart > 0
}
