import { startKeepingPlan } from './plan-in-address.ts'
import type { SiteRouter } from './router.tsx'
import { showHead } from './show-head.ts'

/** After a move to another page: the head is the new page's, open popovers are closed, and focus is on its heading. */
export function followMoves(router: SiteRouter) {
  router.subscribe('onBeforeLoad', closePopovers)
  // A page that comes back from the back/forward cache comes without its menu.
  addEventListener('pagehide', closePopovers)
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The router remembers the place of a page that it has seen scrolled; before hydration it saw nothing.
    if (!fromLocation) document.dispatchEvent(new Event('scroll'))
    startKeepingPlan()
    if (!fromLocation || !pathChanged) return
    showHead(toLocation.pathname)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}

function closePopovers() {
  // An engine without popovers shows what is in them, and does not know the selector.
  if (!('popover' in HTMLElement.prototype)) return
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.matches(':popover-open')) popover.hidePopover()
  }
}
