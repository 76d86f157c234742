/**
 * Actions of the data panel. To store the site is to precache it, so that it works offline. Each can throw:
 * offline, without storage space, or where the browser denies storage.
 */
import { messageSW } from 'workbox-window/messageSW.js'
import type { Report } from '../components/data-panel/data-facts.ts'
import { hideNotice, updateNow } from './notice-store.ts'
import { register } from './register.ts'
import { forgetDismissed, noteDismissed, removedNote } from './session-notes.ts'

/** Precaches the site. Resolves when every file is stored or the installation has failed. */
export async function storeSite(): Promise<Report> {
  hideNotice('store')
  forgetDismissed(removedNote)
  const { installing, active } = await register()
  // An active worker may have lost its caches, in a tab that was open when they were removed.
  const isStored = installing ? reaches(installing, 'activated') : messageSW(active!, { type: 'PRECACHE' })
  return (await isStored) ? 'stored' : 'storeFailed'
}

/** Checks the host for a new version, and waits until it is precached. */
export async function checkForVersion(): Promise<Report> {
  const registration = (await findRegistration())!
  await registration.update()
  const { installing } = registration
  if (installing && !(await reaches(installing, 'installed'))) return 'checkFailed'
  return registration.waiting ? 'ready' : 'newest'
}

/** Activates the waiting version; the page then reloads. */
export async function updateSite() {
  updateNow((await findRegistration())!)
}

/**
 * Removes the worker, all caches, the draft and the tab's notes. One note remains: it stops this tab from
 * precaching again.
 */
export async function removeSite(): Promise<Report> {
  noteDismissed(removedNote)
  const registration = await findRegistration()
  // A version that is still installing would write its files afterwards.
  registration?.installing?.addEventListener('statechange', () => void deleteCopies())
  await registration?.unregister()
  await deleteCopies()
  sessionStorage.clear()
  noteDismissed(removedNote)
  return 'removed'
}

function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration()
}

async function deleteCopies() {
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Resolves to true when a worker reaches a state, and to false when it becomes redundant. */
function reaches(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<boolean> {
  return new Promise((resolve) => {
    function check() {
      if (worker.state === state || worker.state === 'redundant') resolve(worker.state === state)
    }
    worker.addEventListener('statechange', check)
    check()
  })
}
