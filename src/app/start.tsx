/**
 * The entry of the browser's script. The page imports it after the first paint (renderer/html/import-once-painted.ts).
 * Before that, and without JavaScript, links, menu, popovers and questions work as plain HTML (e2e/rendering/without-script.spec.ts,
 * hydration.spec.ts beside it, and e2e/navigation).
 */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { plainAddress } from '../addresses.ts'
import { isPagePath } from '../content/pages.ts'
import { isSavingData } from '../pwa/connection.ts'
import { recordError, recordErrors } from '../pwa/data-panel/recorded-error.ts'
import { captureInstallPrompt } from '../pwa/install.ts'
import { startOfflineUse } from '../pwa/register.ts'
import { loadPageCode } from './load-page-code.ts'
import { followNavigations } from './navigation/follow-navigations.ts'
import { createSiteHistory } from './navigation/site-history.ts'
import { showPlainNotices, takePlainState } from './plain-page.tsx'
import { createSiteRouter } from './router.tsx'

/** How long a browser that is never idle waits before offline use starts. */
const idleTimeoutMilliseconds = 2_000

/** How long Safari waits, which has no requestIdleCallback: the page is drawn by then. */
const safariDelayMilliseconds = 200

// After a deploy, a page's chunk imports the new copy of this entry, while the old one is running. Throwing here
// rejects the import of the page, and the browser loads the address instead (slow-navigation.tsx).
if (document.documentElement.hasAttribute('data-started'))
  throw new Error('Another version of the site is running')
document.documentElement.setAttribute('data-started', '')
recordErrors()

// Where it does not load, what opens later has no style, and the page works.
const lateStyle = import('./after-paint.css').catch(() => {})
addEventListener('popstate', reloadIfOtherPage)
if (takePlainState()) stayPlain()
else {
  captureInstallPrompt()
  // What it throws is an unhandled rejection, which the data panel shows as the last error.
  void start()
}

/** Hydrates the page. */
async function start() {
  const path = plainAddress(location.pathname)
  if (isPagePath(path) && path !== location.pathname) {
    location.replace(path + location.search + location.hash)
    return
  }
  // The router takes a part after $ for a parameter, and would change the address. The page for unknown addresses stays plain HTML.
  if (path.includes('$')) {
    stayPlain()
    return
  }
  try {
    await loadPageCode(path)
  } catch (error) {
    // The code did not load, or threw. The data panel of another page says why.
    recordError(error)
    stayPlain()
    return
  }
  // The first page is already visible and scrolled, so the router must not restore its scroll position.
  let hasMoved = false
  const router = createSiteRouter(createSiteHistory(), {
    defaultPreload: isPreloadingFree() ? 'viewport' : 'intent',
    scrollRestoration: () => hasMoved,
  })
  await router.load()
  if (isOtherPage()) {
    location.reload()
    return
  }
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => (hasMoved = fromLocation !== undefined))
  followNavigations(router)
  const stop = router.subscribe('onRendered', () => {
    removeEventListener('popstate', reloadIfOtherPage)
    stop()
  })
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app')!,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      // If the visitor navigates during hydration, React renders the next page on the client, which is no error.
      {
        onRecoverableError(error) {
          if (!hasMoved) reportError(error)
        },
      },
    )
  })
  void startOfflineUseWhenIdle()
}

/** Leaves the page as its HTML, with the notices and the offline copy. */
function stayPlain() {
  showPlainNotices()
  void startOfflineUseWhenIdle()
}

/** Before hydration, Back and Forward change only the address. */
function reloadIfOtherPage() {
  if (isOtherPage()) location.reload()
}

/** Whether the address names another page than the loaded document. */
function isOtherPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
}

/** Whether the service worker controls the page, so that preloading visible links costs no data. */
function isPreloadingFree(): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !isSavingData()
}

/** Registers the worker when the page has its files and the browser is idle, and shows the notices of the offline copy. */
async function startOfflineUseWhenIdle() {
  await lateStyle
  const begin = () => void startOfflineUse()
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: idleTimeoutMilliseconds })
  else setTimeout(begin, safariDelayMilliseconds)
}
