/** Registers the service worker, and follows the state of the offline copy (e2e/offline/offline.spec.ts). */
import { whyDataIsExpensive } from './connection.ts'
import { followCopy, forgetOffline, offerToStore, sayReady } from './notice-store.ts'
import { completeCopy, offlineCopy, refreshCopy, refreshOnEvent, removalCache } from './offline-copy.ts'
import { hasMark, addMark } from './session-marks.ts'
import { listenToTabs } from './tabs.ts'
import { workerAddress } from './worker-address.ts'

/**
 * Registers the service worker, and shows the notices of the offline copy. Does nothing where there is no worker (plain http,
 * some private windows). On a first visit with data saving or a 2G network it asks for consent. After the visitor has removed
 * the site, it does nothing in the tabs that were open.
 */
export async function startOfflineUse() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    follow()
    if (await isRemovalUnfinished()) await (await import('./remove-copy.ts')).removeCopy()
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration || (!whyDataIsExpensive() && !hasMark('removed'))) await registerWorker()
    else if (!hasMark('removed')) await offerToStore(registerWorker)
  } catch {
    // Without a worker the site works online.
  }
}

/** Registers the worker, which precaches the site. */
export async function registerWorker() {
  const registration = await navigator.serviceWorker.register(workerAddress)
  const { active } = registration
  const { state } = await refreshCopy()
  // The browser may have evicted files, or kept a worker that another tab removed.
  if (active && (state !== 'stored' || !navigator.serviceWorker.controller)) void completeCopy(active)
  return registration
}

/** Shows the notices that are true, in this tab and after changes in others. */
function follow() {
  offlineCopy.subscribe(() => followCopy(offlineCopy.get()!))
  refreshOnEvent()
  addEventListener('offline', refreshOnEvent)
  addEventListener('online', forgetOffline)
  listenToTabs((message) => {
    if (message === 'removed') addMark('removed')
    refreshOnEvent()
  })
  const container = navigator.serviceWorker
  // The first worker changes nothing on the page. Later workers take over only after the visitor agrees in
  // one tab. Every tab then reloads, except one whose form has text that would be lost: its next page is of the new version.
  // Where the browser's site data are cleared, there is no worker any more.
  let { controller } = container
  container.addEventListener('controllerchange', () => {
    if (controller && container.controller) reloadUnlessUnsaved()
    else void refreshCopy().then(({ state }) => state === 'stored' && sayReady())
    controller = container.controller
  })
  // Firefox restores a page of the old version from the back/forward cache, and does not say that a worker took over.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && controller && container.controller && container.controller !== controller)
      reloadUnlessUnsaved()
  })
}

/** Loads the new version. The form says whether it has text that no draft has (request-form.tsx). */
function reloadUnlessUnsaved() {
  if (!document.querySelector('[data-unsaved=true]')) location.reload()
}

/** Whether a tab was closed while it removed the copy. */
async function isRemovalUnfinished(): Promise<boolean> {
  return 'caches' in window && caches.has(removalCache).catch(() => false)
}
