import { messageSW } from 'workbox-window/messageSW.js'
import { withTimeout } from '../with-timeout.ts'
import { removalCache } from './offline-copy.ts'
import { addMark } from './session-marks.ts'
import { tellTabs } from './tabs.ts'
import type { WorkerMessage } from './tabs.ts'

/** How long the visitor waits for the worker to go. */
const finishMilliseconds = 3_000

/**
 * Removes the caches first and the worker last. The empty cache shows the next visit an interrupted removal
 * (e2e/offline/removal.spec.ts).
 *
 * @throws where the browser does not delete caches
 */
export async function removeCopy() {
  addMark('removed')
  const registration = await navigator.serviceWorker.getRegistration()
  const { installing, waiting, active } = registration ?? {}
  await caches.open(removalCache)
  // Otherwise a worker would go on to fetch and store files.
  const stop: WorkerMessage = { type: 'STOP' }
  for (const worker of [installing, waiting, active]) if (worker) void messageSW(worker, stop)
  tellTabs('removed')
  await deleteCopies()
  // Unregistering waits for a version that is being installed. The copies are gone, so the visitor does not. Where
  // it fails, the empty cache stays, and the next visit removes the rest.
  await withTimeout(finish(registration), finishMilliseconds).catch(() => {})
}

async function finish(registration: ServiceWorkerRegistration | undefined) {
  await registration?.unregister()
  // A worker may have stored the last file meanwhile.
  await deleteCopies()
  await caches.delete(removalCache)
  tellTabs('changed')
}

async function deleteCopies() {
  for (const name of await caches.keys()) if (name !== removalCache) await caches.delete(name)
}
