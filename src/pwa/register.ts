/** Registers the service worker, and has the visitor told what comes of it. */
import { askToUpdate, offerToKeep, sayOffline, sayReady } from './notice-store.ts'
import { workerAddress } from './worker-address.ts'

/** What Chromium knows about the connection; no other engine says. */
interface Connection {
  saveData: boolean
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g'
}

/**
 * Registers the service worker once the page has nothing else to do. Does nothing where there is none to be had (plain http, a private
 * window). Where data is dear and nothing is kept yet, it waits for the visitor's word.
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
    if (isKept || !isDataDear()) await register()
    else await offerToKeep(register)
  } catch {
    // Without a worker it is a website like any other.
  }
}

function isDataDear(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}

async function register() {
  const container = navigator.serviceWorker
  const registration = await container.register(workerAddress)
  // The first worker that ever takes over changes nothing on the page. Every later one does so because the visitor
  // has agreed, in whichever tab, and every tab goes on with the new version.
  let isFirst = !registration.active
  container.addEventListener('controllerchange', () => {
    if (isFirst) sayReady()
    else location.reload()
    isFirst = false
  })
  const ask = () => {
    if (registration.waiting && registration.active) askToUpdate(registration)
  }
  const watch = () => registration.installing?.addEventListener('statechange', ask)
  ask()
  watch()
  registration.addEventListener('updatefound', watch)
}
