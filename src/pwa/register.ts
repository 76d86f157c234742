/** Keeps the site on the phone, and asks before a new version takes over. */
import type { Workbox } from 'workbox-window'
import { workerAddress } from './worker-address.ts'

let worker: Workbox | undefined
let isUpdateWaiting = false
const listeners = new Set<() => void>()

/**
 * Registers the service worker. Does nothing where there is none to be had (plain http, a private window). On a first
 * visit there is no older version to ask about, so the code that asks is fetched only once there is.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const container = navigator.serviceWorker
  const registration = await container.register(workerAddress).catch(() => undefined)
  reloadOnTakeover(container)
  if (container.controller) return askAboutUpdates()
  registration?.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) void askAboutUpdates()
    })
  })
}

async function askAboutUpdates() {
  const { Workbox: Registration } = await import('workbox-window')
  worker = new Registration(workerAddress)
  worker.addEventListener('waiting', () => setUpdateWaiting(true))
  await worker.register().catch(() => undefined)
}

/**
 * Once the visitor has agreed, in whichever tab, every tab goes on with the new version. The first worker that ever takes
 * over changes nothing on the page and reloads nothing.
 */
function reloadOnTakeover(container: ServiceWorkerContainer) {
  let hasController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (hasController) location.reload()
    hasController = true
  })
}

/** Lets the waiting version take over; the page reloads once it has. */
export function acceptUpdate() {
  setUpdateWaiting(false)
  worker?.messageSkipWaiting()
}

/** Leaves the waiting version for the next visit. */
export function dismissUpdate() {
  setUpdateWaiting(false)
}

/** Whether a new version waits for the visitor's word. */
export function hasWaitingUpdate(): boolean {
  return isUpdateWaiting
}

/** Calls back whenever `hasWaitingUpdate` changes; returns the function that stops it. */
export function subscribeToUpdate(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setUpdateWaiting(next: boolean) {
  isUpdateWaiting = next
  for (const listener of listeners) listener()
}
