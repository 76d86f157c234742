import { removeDescription, showHead, shownHead } from '../../head/show-head.ts'
import { hideNotice } from '../../pwa/notice-store.ts'
import { startKeepingPlan } from '../plan-search.ts'
import type { SiteRouter } from '../router.tsx'
import { focusAfterNavigation } from './focus-after-navigation.ts'
import { followHashLinks } from './hash-links.ts'
import { restoreFolds } from './restore-folds.ts'

/**
 * Follows each navigation: closes what is open over the page, updates the head, hides the notice that the site opens without
 * data, restores folds and moves the focus. From the first one on, links keep the plan, and plain links to a place on the page go through the router.
 */
export function followNavigations(router: SiteRouter) {
  router.subscribe('onBeforeLoad', closeOverlays)
  // The back/forward cache restores the page with an open menu or dialog. On `pagehide` it would be too early: Firefox
  // drops the events of a page that it stores, so that React would not know that the dialog is closed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && closeOverlays())
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The router stores a position only after a scroll event (https://github.com/TanStack/router/issues/6595). Those from
    // before hydration were lost.
    document.dispatchEvent(new Event('scroll'))
    startKeepingPlan()
    if (!fromLocation || !pathChanged) return
    const shown = shownHead.get()
    // On /legal the document that the hash names may have its head already (use-chosen-document.ts).
    if (shown?.path !== toLocation.pathname) showHead(toLocation.pathname)
    removeDescription()
    // Whoever goes on has seen it, and on a phone it covers a twelfth of the window.
    hideNotice('ready')
  })
  followHashLinks(router)
  restoreFolds(router)
  focusAfterNavigation(router)
}

/** Closes the menu and dialogs (e2e/navigation/menu.spec.ts and back-forward-cache.spec.ts). */
function closeOverlays() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  // An engine without popovers shows their content and rejects the selector.
  if (!('popover' in HTMLElement.prototype)) return
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.matches(':popover-open')) popover.hidePopover()
  }
}
