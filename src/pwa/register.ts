/**
 * Keeps the site on the phone, and has the visitor told what comes of it. What is said, and the code that says it, are
 * fetched only once there is something to say (notices.tsx).
 */
import type * as Notices from './notices.tsx'
import { workerAddress } from './worker-address.ts'

/** What Chromium knows about the line; no other engine says. */
interface Connection {
  saveData: boolean
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g'
}

/**
 * Registers the service worker; called once the page is laid out and idle. Does nothing where there is none to be had
 * (plain http, a private window). Where data is dear and nothing is on the phone yet, it waits for the visitor's word.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const tellWhenOffline = () => {
    if (!navigator.onLine) tell((notices) => notices.sayOffline())
  }
  tellWhenOffline()
  addEventListener('offline', tellWhenOffline)
  try {
    const isKept = await navigator.serviceWorker.getRegistration()
    if (isKept || !isDataDear()) await register()
    else tell((notices) => notices.offerToKeep(register))
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
    if (isFirst) tell((notices) => notices.sayReady())
    else location.reload()
    isFirst = false
  })
  void container.ready.then(showPictures)
  const ask = () => {
    if (registration.waiting && registration.active) tell((notices) => notices.askToUpdate(registration))
  }
  const watch = () => registration.installing?.addEventListener('statechange', ask)
  ask()
  watch()
  registration.addEventListener('updatefound', watch)
}

/** What is on the phone need not wait until it is scrolled to. */
function showPictures() {
  for (const picture of document.images) picture.loading = 'eager'
}

function tell(something: (notices: typeof Notices) => void | Promise<void>) {
  import('./notices.tsx').then(something).catch(() => {})
}
