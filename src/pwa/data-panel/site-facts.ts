/** Collects facts about this visit and the site's copy on the device. */
import { versionFile } from '../../addresses.ts'
import { withTimeout } from '../../with-timeout.ts'
import { whyDataIsExpensive } from '../connection.ts'
import { fetchOfflineKilobytes, removalCache } from '../offline-copy.ts'
import type { OfflineCopy } from '../offline-copy.ts'
import { hasMark } from '../session-marks.ts'
import type { DataFacts } from './data-facts.ts'

/** The facts that are known at once. */
export function knownFacts({ state, waiting }: OfflineCopy): DataFacts {
  return {
    state,
    hasUpdate: Boolean(waiting),
    reason: state === 'absent' ? whyNotStored() : undefined,
    visitBytes: bytesOfVisit(),
  }
}

let collecting: Promise<unknown> = Promise.resolve()

/** All facts for the data panel. Facts that the browser does not reveal are undefined. */
export function collectFacts(copy: OfflineCopy): Promise<DataFacts> {
  const facts = factsFrom(copy)
  collecting = Promise.allSettled([collecting, facts])
  return facts
}

/** Resolves once no facts are being collected. */
export async function factsCollected(): Promise<void> {
  await collecting
}

async function factsFrom(copy: OfflineCopy): Promise<DataFacts> {
  const facts = { ...knownFacts(copy), version: await withTimeout(findVersion()).catch(nothing) }
  if (copy.state !== 'stored') return facts
  return {
    ...facts,
    since: await findDate().catch(nothing),
    storedBytes: await findStoredBytes().catch(nothing),
    offlineBytes: copy.isFetched ? await withTimeout(findOfflineBytes()).catch(nothing) : undefined,
  }
}

function nothing() {
  return undefined
}

/**
 * The version in the worker's cache; without a worker, the host's version. A network that asks visitors to sign in
 * answers with its own page, which is no version.
 */
async function findVersion(): Promise<string | undefined> {
  const response = await fetch(versionFile)
  const text = await response.text()
  return response.ok && /^[a-z\d]{1,8}$/.test(text) ? text : undefined
}

/** The size of all caches in bytes, after decompression. */
async function findStoredBytes(): Promise<number> {
  let bytes = 0
  for (const cache of await storedCaches())
    for (const file of await cache.matchAll()) bytes += (await file.blob()).size
  return bytes
}

/** How many files are stored. */
export async function countStoredFiles(): Promise<number> {
  let count = 0
  for (const cache of await storedCaches()) count += (await cache.keys()).length
  return count
}

async function storedCaches(): Promise<Cache[]> {
  const stored: Cache[] = []
  for (const name of await caches.keys())
    // Opening a cache that has just been removed would create it again.
    if (name !== removalCache && (await caches.has(name))) stored.push(await caches.open(name))
  return stored
}

async function findOfflineBytes(): Promise<number> {
  return (await fetchOfflineKilobytes()) * 1_000
}

/** When the host sent the cached landing page, by the host's clock. */
async function findDate(): Promise<Date | undefined> {
  const page = await caches.match('/', { ignoreSearch: true })
  const date = page?.headers.get('Date')
  return date ? new Date(date) : undefined
}

function whyNotStored(): DataFacts['reason'] {
  return hasMark('removed') ? 'removed' : whyDataIsExpensive()
}

/** Bytes that this page has fetched over the network; the worker's own requests are not included. */
function bytesOfVisit(): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  return entries.reduce((sum, { transferSize }) => sum + transferSize, 0)
}
