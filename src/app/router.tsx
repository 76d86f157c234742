import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { PagePath } from '../content/pages.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { Layout } from './layout.tsx'
import { PageFromServer } from './page-from-server.tsx'
import { pageModules } from './page-modules.ts'

const rootRoute = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage })

function pageRoute<Path extends PagePath>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(() => pageModules[path]().catch(() => ({ Page: PageFromServer })), 'Page'),
  })
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
    defaultPreload: 'intent',
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
  router.startViewTransition = startViewTransition
  // The HTML is made without a Suspense boundary around the page; saying that it was rendered on a server makes
  // the browser leave it out too, so that both trees agree (React error 418 otherwise).
  router.ssr = { manifest: undefined }
  return router
}

/** Fades from page to page. A transition that the next tap or a resized window cuts short is not an error. */
function startViewTransition(update: () => Promise<void>) {
  const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  if (import.meta.env.SSR || !('startViewTransition' in document) || prefersStillness()) return update()
  const transition = document.startViewTransition(update)
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  return transition.updateCallbackDone
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
