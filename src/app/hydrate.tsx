import { RouterProvider, createBrowserHistory } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { applyHead, headFor } from './head.ts'
import { registerServiceWorker } from '../pwa/register.ts'
import { createSiteRouter } from './router.tsx'
import type { SiteRouter } from './router.tsx'

/** Wakes the prerendered page up: from here on, links navigate inside the site. */
export async function hydrate(container: HTMLElement) {
  const router = createSiteRouter(createBrowserHistory())
  await router.load()
  announceNavigations(router)
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  whenIdle(() => void registerServiceWorker())
}

/** Safari has no idle callbacks; there a later task must do. */
function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5000 })
  else setTimeout(callback, 1000)
}

/** After a navigation: the title is the new page's, open popovers are closed, and focus is on its heading. */
function announceNavigations(router: SiteRouter) {
  router.subscribe('onBeforeLoad', closePopovers)
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    applyHead(headFor(toLocation.pathname))
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  })
}

function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.matches(':popover-open')) popover.hidePopover()
  }
}
