/**
 * The script of the site. The page imports it once it has been painted (renderer/document.tsx); until then, and where no script
 * runs, links, menu, popovers and questions work as plain HTML.
 */
import { RouterProvider, createBrowserHistory } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isPagePath } from '../content/pages.ts'
import { plainAddress } from '../content/addresses.ts'
import { captureInstallPrompt } from '../pwa/install.ts'
import { registerServiceWorker } from '../pwa/register.ts'
import { followMoves } from './moves.ts'
import { loadNotFoundPage, loadPage } from './page-modules.ts'
import { createSiteRouter } from './router.tsx'

// The code of a page from another version of the site imports that version's copy of this module. A document runs one version: the
// import fails, and the router opens the page whole.
if (document.documentElement.hasAttribute('data-started'))
  throw new Error('Another version of the site is running')
document.documentElement.setAttribute('data-started', '')

import('./after-paint.css').catch(() => {})
captureInstallPrompt()
addEventListener('popstate', openWhole)
// Without the page's code it stays plain HTML.
start().catch(() => {})

/** @throws when the code of the page does not arrive */
async function start() {
  const path = plainAddress(location.pathname)
  if (isPagePath(path) && path !== location.pathname) {
    location.replace(path + location.search + location.hash)
    return
  }
  await (isPagePath(path) ? loadPage[path]() : loadNotFoundPage())
  // The page that hydration renders is on show already, where the visitor or the browser has scrolled it to.
  let hasMoved = false
  const router = createSiteRouter(createBrowserHistory(), {
    defaultPreload: hasPages() ? 'viewport' : 'intent',
    scrollRestoration: () => hasMoved,
  })
  await router.load()
  if (openWhole()) return
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => (hasMoved = fromLocation !== undefined))
  followMoves(router)
  const stop = router.subscribe('onRendered', () => {
    removeEventListener('popstate', openWhole)
    stop()
  })
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app')!,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      // After a move while it hydrates the page, React renders the next one anew, and the visitor sees nothing of it.
      { onRecoverableError: (error) => hasMoved || reportError(error) },
    )
  })
  whenIdle(() => void registerServiceWorker())
}

/**
 * Before the page is hydrated, Back and Forward change the address only. Where it is another page's then, the browser opens that.
 *
 * @returns whether it does
 */
function openWhole(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const isOther = loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
  if (isOther) location.reload()
  return isOther
}

/** Whether the service worker has every page, so that links in view can be made ready at no cost to the visitor. */
function hasPages(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  return Boolean(navigator.serviceWorker?.controller) && !connection?.saveData
}

/** Calls back once the browser has nothing else to do; Safari cannot say when that is, and a later task must do. */
function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 })
  else setTimeout(callback, 200)
}
