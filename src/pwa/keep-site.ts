/** What the data panel does. Everything here can throw: for want of a connection, of space, or of the browser's leave. */
import { messageSW } from 'workbox-window/messageSW.js'
import type { Report } from '../components/data-panel/data-facts.ts'
import { hideNotice, updateNow } from './notice-store.ts'
import { register } from './register.ts'
import { forgetDismissed, noteDismissed, removedNote } from './session-notes.ts'

/** Keeps the site on the device, and resolves once every file has arrived or it is clear that they do not. */
export async function keepSite(): Promise<Report> {
  hideNotice('keep')
  forgetDismissed(removedNote)
  const { installing, active } = await register()
  // A worker may still be there while its copies are not: where a page has stayed open since they were removed.
  const isKept = installing ? reaches(installing, 'activated') : messageSW(active!, { type: 'KEEP' })
  return (await isKept) ? 'kept' : 'keepFailed'
}

/** Asks the host for a new version, and waits until it has arrived whole. */
export async function checkForVersion(): Promise<Report> {
  const registration = (await findRegistration())!
  await registration.update()
  const { installing } = registration
  if (installing && !(await reaches(installing, 'installed'))) return 'checkFailed'
  return registration.waiting ? 'ready' : 'newest'
}

/** Lets the version that has arrived take over; the page reloads once it has. */
export async function updateSite() {
  updateNow((await findRegistration())!)
}

/** Removes the worker, its copies, the draft and the tab's notes but one: that this tab does not keep the site again by itself. */
export async function removeSite(): Promise<Report> {
  noteDismissed(removedNote)
  const registration = await findRegistration()
  // A version that is on its way would still write its files.
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

/** Resolves when a worker has come to a state (true), or has given up. */
function reaches(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<boolean> {
  return new Promise((resolve) => {
    function check() {
      if (worker.state === state || worker.state === 'redundant') resolve(worker.state === state)
    }
    worker.addEventListener('statechange', check)
    check()
  })
}
