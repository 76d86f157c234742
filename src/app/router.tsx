import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { PagePath } from '../content/pages.ts'
import { Layout } from './layout.tsx'
import { pageModules } from './page-modules.ts'
import { loadPage } from './page-source.ts'
import { Main, NotFoundView, PageView } from './page-view.tsx'
import { startViewTransition } from './view-transition.ts'

const rootRoute = createRootRoute({ component: Layout, notFoundComponent: NotFoundView })

function pageRoute<Path extends PagePath>(path: Path) {
  // From their components when the site is built and while it is developed; from their HTML files for visitors.
  const options = import.meta.env.SSR || import.meta.env.DEV ? rendered(path) : fetched(path)
  return createRoute({ getParentRoute: () => rootRoute, path, ...options })
}

function rendered(path: PagePath) {
  async function load() {
    const { Page } = await pageModules[path]()
    return {
      Page: () => (
        <Main>
          <Page />
        </Main>
      ),
    }
  }
  return { component: lazyRouteComponent(load, 'Page') }
}

function fetched(path: PagePath) {
  return {
    component: PageView,
    // A page that cannot be shown here, offline or after a new version, is opened as a browser opens any link.
    loader: ({ location: { href }, abortController: { signal } }: LoaderInput) =>
      loadPage(path).catch(() => {
        if (!signal.aborted) openWhole(href)
        return new Promise<never>(() => {})
      }),
  }
}

interface LoaderInput {
  location: { href: string }
  abortController: AbortController
}

/** The address of the page on show; the address bar may be ahead of it. */
let shownAddress = ''

/** Opens the page at an address that the router has written into the address bar. */
function openWhole(href: string) {
  const left = shownAddress
  // On the way back Firefox shows the page that was left, but under the address that it was left with.
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.replace(left)
  })
  // From the same address it would be a jump to the hash and no more. The router does not notice the other one.
  History.prototype.replaceState.call(history, null, '', '?')
  location.replace(href)
}

/** Written out one by one, so that each path keeps its own type and a link to any other does not compile. */
const routeTree = rootRoute.addChildren([
  pageRoute('/'),
  pageRoute('/chatbot'),
  pageRoute('/community'),
  pageRoute('/fitness'),
  pageRoute('/network'),
  pageRoute('/rewards'),
  pageRoute('/wellnet'),
  pageRoute('/about'),
  pageRoute('/careers'),
  pageRoute('/contact'),
  pageRoute('/legal'),
])

/**
 * The router of the whole site.
 *
 * @param history memory history at build time, browser history in the browser
 */
export function createSiteRouter(history: RouterHistory) {
  let isAwake = false
  const router = createRouter({
    routeTree,
    history,
    // In the browser only: on the server this option would put an inline script into the page. The first rendering is
    // the page that the visitor already reads, and must not move them.
    scrollRestoration: import.meta.env.SSR
      ? false
      : () => {
          const wasAwake = isAwake
          isAwake = true
          return wasAwake
        },
  })
  router.subscribe('onRendered', ({ toLocation }) => (shownAddress = toLocation.href))
  // Waking up changes nothing that could be seen, and a transition would keep taps from the page meanwhile.
  router.startViewTransition = (update) => (isAwake ? startViewTransition(update) : update())
  // The HTML is made without a Suspense boundary around the page; saying that it was rendered on a server makes
  // the browser leave it out too, so that both trees agree (React error 418 otherwise).
  router.ssr = { manifest: undefined }
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
