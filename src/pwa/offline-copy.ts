/** The state of the offline copy. Panel and notices follow it (e2e/offline/data-panel.spec.ts and offline.spec.ts). */
import { messageSW } from 'workbox-window/messageSW.js'
import { offlineSizeFile } from '../addresses.ts'
import { createStore } from '../store.ts'
import { withTimeout } from '../with-timeout.ts'
import type { WorkerMessage } from './tabs.ts'

/** The state of the copy on the device. */
export interface OfflineCopy {
  /** `stored` means that the worker has every file of its list. */
  state: 'stored' | 'partial' | 'arriving' | 'absent' | 'impossible'
  /** The new version that waits for the visitor's consent. */
  waiting?: ServiceWorker | null | undefined
  /**
   * Whether the copy was not whole when this page first looked, or a new version has come since. What is stored now was
   * then fetched while the page was open.
   */
  isFetched?: boolean
}

/** The state as last read; undefined before the first time. */
export const offlineCopy = createStore<OfflineCopy | undefined>(undefined)

/** The empty cache that exists while the copy is being removed. */
export const removalCache = 'removal'

let latest: Promise<OfflineCopy>

/** Reads the state from the registration, its worker and the caches, and again when a version is installed. */
export function refreshCopy(): Promise<OfflineCopy> {
  const refresh: Promise<OfflineCopy> = readCopy()
    .catch((): OfflineCopy => ({ state: 'impossible' }))
    .then((copy) => {
      // A newer one is under way, and its state is the one that is shown.
      if (refresh !== latest) return latest
      const before = offlineCopy.get()
      // The first time, whatever is not stored yet is fetched now; later only another version is.
      const isNew = before ? copy.waiting && copy.waiting !== before.waiting : copy.state !== 'stored'
      offlineCopy.set({ ...copy, isFetched: before?.isFetched === true || Boolean(isNew) })
      return copy
    })
  latest = refresh
  return refresh
}

/** Reads the state after an event. A listener that is added twice is called once. */
export function refreshOnEvent() {
  void refreshCopy()
}

async function readCopy(): Promise<OfflineCopy> {
  const registration = await withTimeout(navigator.serviceWorker.getRegistration())
  const { active, installing, waiting } = registration ?? {}
  registration?.addEventListener('updatefound', refreshOnEvent)
  for (const worker of [installing, waiting]) worker?.addEventListener('statechange', refreshOnEvent)
  // While a new version takes over, a question to the old worker would delay it by half a minute.
  const isKnown = (installing ?? waiting) && offlineCopy.get()?.state === 'stored'
  if (active && (isKnown || (await isWhole(active)))) return { state: 'stored', waiting }
  if (!active && (installing ?? waiting)) return { state: 'arriving' }
  const names = await caches.keys()
  return { state: names.some((name) => name !== removalCache) ? 'partial' : 'absent', waiting }
}

/** Whether the worker has every file. A worker of an older build does not know the question. */
function isWhole(worker: ServiceWorker): Promise<boolean> {
  return withTimeout(ask(worker, 'IS_WHOLE')).catch(() => false)
}

/**
 * Lets the worker fetch the files that are missing. Resolves to whether it then has every file, but not at all where the
 * worker does not know the message, or the browser stops it meanwhile.
 */
export function completeCopy(worker: ServiceWorker): Promise<boolean> {
  return ask(worker, 'COMPLETE')
}

function ask(worker: ServiceWorker, type: WorkerMessage['type']): Promise<boolean> {
  return messageSW(worker, { type } satisfies WorkerMessage) as Promise<boolean>
}

/** The download size of the precache, rounded up. */
export async function fetchOfflineKilobytes(): Promise<number> {
  const { kilobytes } = (await (await fetch(offlineSizeFile)).json()) as { kilobytes: number }
  return kilobytes
}
