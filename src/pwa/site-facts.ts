/** What can be found out about this visit and about the copy of the site on the device. */
import type { DataFacts } from '../components/data-panel/data-facts.ts'
import { fetchOfflineBytes } from './notice-store.ts'
import { whyDataIsDear } from './register.ts'
import { isDismissed, removedNote } from './session-notes.ts'
import { versionFile } from './site-file.ts'

/** Collects the facts for the data panel. What cannot be found out is left out: browsers deny storage in many ways. */
export async function collectFacts(): Promise<DataFacts> {
  const copy = await findCopy().catch(nothing)
  const state = await findState(copy !== undefined).catch(() => 'impossible' as const)
  const facts = { state, version: await findVersion().catch(nothing), visitBytes: bytesOfVisit() }
  if (state === 'absent') return { ...facts, reason: whyNotKept() }
  if (state !== 'kept') return facts
  return {
    ...facts,
    since: dateOf(copy!),
    storedBytes: await findStoredBytes().catch(nothing),
    keptForBytes: cameByWorker() ? undefined : await fetchOfflineBytes().catch(nothing),
  }
}

function nothing() {
  return undefined
}

/** The copy of the landing page. */
async function findCopy(): Promise<Response | undefined> {
  return caches.match('/', { ignoreSearch: true })
}

/** A worker whose copies the browser has thrown away keeps nothing. */
async function findState(hasCopy: boolean): Promise<DataFacts['state']> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active && hasCopy) return 'kept'
  return registration?.installing ? 'arriving' : 'absent'
}

/** What the worker has, or without one what the host has. */
async function findVersion(): Promise<string | undefined> {
  const response = await fetch(versionFile)
  return response.ok ? response.text() : undefined
}

/** The copies as they are shown; on the way they were compressed. */
async function findStoredBytes(): Promise<number> {
  let bytes = 0
  for (const name of await caches.keys())
    for (const copy of await (await caches.open(name)).matchAll()) bytes += (await copy.blob()).size
  return bytes
}

/** When the host sent it, by the host's clock. */
function dateOf({ headers }: Response): Date | undefined {
  const date = headers.get('Date')
  return date ? new Date(date) : undefined
}

function whyNotKept(): DataFacts['reason'] {
  return isDismissed(removedNote) ? 'removed' : whyDataIsDear()
}

/** The page itself first, then everything that it has asked for. */
function entriesOfVisit() {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as [
    PerformanceNavigationTiming,
    ...PerformanceResourceTiming[],
  ]
}

/** Bytes that this page has fetched over the network; the worker's own requests are not among them. */
function bytesOfVisit(): number | undefined {
  const bytes = entriesOfVisit().reduce((sum, { transferSize }) => sum + transferSize, 0)
  // An older Safari has no such figure.
  return Number.isNaN(bytes) ? undefined : bytes
}

/** Whether the page was answered by the worker, so that the site was kept before this visit. */
function cameByWorker(): boolean {
  return entriesOfVisit()[0].workerStart > 0
}
