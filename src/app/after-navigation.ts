import { startKeepingPlan } from './plan-in-address.ts'
import type { SiteRouter } from './router.tsx'
import { showHead } from './show-head.ts'

/** Follows each navigation: updates the head, closes what is open over the page and focuses the new page's heading. */
export function followNavigations(router: SiteRouter) {
  router.subscribe('onBeforeLoad', closeOverlays)
  // The back/forward cache would restore the page with an open menu or dialog.
  addEventListener('pagehide', closeOverlays)
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // Scroll events from before hydration were lost. This one makes the router store the current position.
    if (!fromLocation) document.dispatchEvent(new Event('scroll'))
    startKeepingPlan()
    if (!fromLocation || !pathChanged) return
    showHead(toLocation.pathname)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}

function closeOverlays() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  // An engine without popovers shows their content and rejects the selector.
  if (!('popover' in HTMLElement.prototype)) return
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.matches(':popover-open')) popover.hidePopover()
  }
}
