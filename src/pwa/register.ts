/** Registers the service worker, and has the visitor told what comes of it. */
import { askToUpdate, offerToKeep, sayOffline, sayReady } from './notice-store.ts'
import { isDismissed, removedNote } from './session-notes.ts'
import { workerAddress } from './worker-address.ts'

/** What Chromium knows about the connection; no other engine says. */
interface Connection {
  saveData: boolean
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g'
}

/**
 * Registers the service worker once the page has nothing else to do. Does nothing where there is none to be had (plain http, a private
 * window). Where data is dear and nothing is kept yet, it waits for the visitor's word; so it does where the visitor has removed the site.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const tellWhenOffline = () => {
    if (!navigator.onLine) sayOffline()
  }
  tellWhenOffline()
  addEventListener('offline', tellWhenOffline)
  try {
    const isKept = await navigator.serviceWorker.getRegistration()
    if (isKept || (!whyDataIsDear() && !isDismissed(removedNote))) await register()
    else if (!isDismissed(removedNote)) await offerToKeep(register)
  } catch {
    // Without a worker it is a website like any other.
  }
}

/** Why nothing is kept without asking, as far as the browser says. */
export function whyDataIsDear(): 'saveData' | 'slow' | undefined {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData) return 'saveData'
  return connection?.effectiveType.endsWith('2g') ? 'slow' : undefined
}

let listening = new AbortController()

/** Registers the worker, which fetches the site, and follows what becomes of it. */
export async function register() {
  const container = navigator.serviceWorker
  const registration = await container.register(workerAddress)
  listening.abort()
  listening = new AbortController()
  // The first worker that ever takes over changes nothing on the page. Every later one does so because the visitor
  // has agreed, in whichever tab, and every tab goes on with the new version.
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
