/** Registers the service worker and shows notices about its state. */
import { askToUpdate, offerToStore, sayOffline, sayReady } from './notice-store.ts'
import { isDismissed, removedNote } from './session-notes.ts'
import { workerAddress } from './worker-address.ts'

/** The Network Information API, which only Chromium has. */
interface Connection {
  saveData: boolean
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g'
}

/**
 * Registers the service worker. Does nothing where there is none (plain http, some private windows). On a
 * first visit with data saving or a 2G network it asks for consent. After the visitor has removed the site,
 * it does nothing in this tab.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const tellWhenOffline = () => {
    if (!navigator.onLine) sayOffline()
  }
  tellWhenOffline()
  addEventListener('offline', tellWhenOffline)
  try {
    const isStored = await navigator.serviceWorker.getRegistration()
    if (isStored || (!whyDataIsExpensive() && !isDismissed(removedNote))) await register()
    else if (!isDismissed(removedNote)) await offerToStore(register)
  } catch {
    // Without a worker the site works online.
  }
}

/** The reason for asking before precaching; undefined where data is not known to be expensive. */
export function whyDataIsExpensive(): 'saveData' | 'slow' | undefined {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData) return 'saveData'
  return connection?.effectiveType.endsWith('2g') ? 'slow' : undefined
}

let listening = new AbortController()

/** Registers the worker, which precaches the site, and follows its updates. */
export async function register() {
  const container = navigator.serviceWorker
  const registration = await container.register(workerAddress)
  listening.abort()
  listening = new AbortController()
  // The first worker changes nothing on the page. Later workers take over only after the visitor agrees in
  // one tab. Every tab then reloads.
  let isFirst = !registration.active
  const follow = () => {
    if (isFirst) sayReady()
    else location.reload()
    isFirst = false
  }
  container.addEventListener('controllerchange', follow, { signal: listening.signal })
  const ask = () => {
    if (registration.waiting && registration.active) askToUpdate(registration)
  }
  const watch = () => registration.installing?.addEventListener('statechange', ask)
  ask()
  watch()
  registration.addEventListener('updatefound', watch)
  return registration
}
