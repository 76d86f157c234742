import { RouterProvider, createBrowserHistory } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import './awake.css'
import { registerServiceWorker } from '../pwa/register.ts'
import { openOneAtATime } from './details.ts'
import { followLinks } from './links.ts'
import { readOpenPage } from './page-source.ts'
import { hydrateRoot } from './react.ts'
import { createSiteRouter } from './router.tsx'
import type { SiteRouter } from './router.tsx'
import { nextTask, whenIdle } from './when-idle.ts'

/**
 * Wakes the prerendered page up: from here on, links navigate inside the site.
 *
 * @throws when the page's own code does not arrive; the page then stays what it is, plain HTML
 */
export async function hydrate(container: HTMLElement) {
  await readOpenPage(location.pathname.replace(/\/+$/, '') || '/')
  await nextTask()
  const router = createSiteRouter(createBrowserHistory())
  await nextTask()
  await router.load()
  await nextTask()
  announceNavigations(router)
  followLinks(router)
  openOneAtATime()
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  await footLaidOut()
  whenIdle(() => void registerServiceWorker())
}

/**
 * Waits for the foot of the page, which is laid out last (decision 022): until then a section may ask for a picture, and
 * the worker would ask beside it.
 */
function footLaidOut() {
  const foot = document.querySelector('.site-footer')
  return Promise.allSettled(foot?.getAnimations().map(({ finished }) => finished) ?? [])
}

/** After a navigation: the title is the new page's, open popovers are closed, and focus is on its heading. */
function announceNavigations(router: SiteRouter) {
  router.subscribe('onBeforeLoad', () => {
    closePopovers()
    // The way back has to find its place again (styles.css).
    document.documentElement.setAttribute('data-whole', '')
  })
  // Back to this page may bring it back as it was left (back/forward cache), and nobody left to see a menu.
  addEventListener('pagehide', closePopovers)
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    noticeScroll()
    if (!fromLocation || !pathChanged) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  })
}

/** The router remembers the place of a page that it has seen scrolled; before the page was awake, it saw nothing. */
function noticeScroll() {
  document.dispatchEvent(new Event('scroll'))
}

function closePopovers() {
  // An engine without popovers shows what is in them, and does not know the selector.
  if (!('popover' in HTMLElement.prototype)) return
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.matches(':popover-open')) popover.hidePopover()
  }
}
