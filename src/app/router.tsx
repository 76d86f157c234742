import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterHistory, RouterOptions } from '@tanstack/react-router'
import { planPage } from '../addresses.ts'
import { pages } from '../content/pages.ts'
import type { PagePath } from '../content/pages.ts'
import { Layout } from './layout.tsx'
import { loadPageCode } from './load-page-code.ts'
import { keepPlan, validatePlanSearch } from './plan-search.ts'
import { ReloadOnError } from './reload-on-error.tsx'

/** The path of no page, whose code is that of the not-found page. */
const noPage = ''

const rootRoute = createRootRoute({
  component: Layout,
  notFoundComponent: lazyPage(noPage),
  errorComponent: ReloadOnError,
})

/**
 * The component of a page, loaded on demand. In the browser, the router waits for one that does not load, with the page
 * on show, until the browser loads the address (slow-navigation.tsx).
 */
function lazyPage(path: string) {
  return lazyRouteComponent(
    () =>
      import.meta.env.SSR ? loadPageCode(path) : loadPageCode(path).catch(() => new Promise<never>(() => {})),
    'Page',
  )
}

/** Generic, so that each route has its literal path type and links to unknown paths do not compile. */
function pageRoute<Path extends PagePath>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyPage(path),
  })
}

const planRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: planPage,
  component: lazyPage(planPage),
  validateSearch: validatePlanSearch,
  search: { middlewares: [keepPlan] },
})

const otherPages = pages.filter((page) => page.path !== planPage)
const routeTree = rootRoute.addChildren([planRoute, ...otherPages.map(({ path }) => pageRoute(path))])

/**
 * Creates the router of the site.
 *
 * @param history memory history for prerendering, browser history in the browser
 * @param options options for the browser only
 */
export function createSiteRouter(
  history: RouterHistory,
  options: Pick<RouterOptions<typeof routeTree, 'never'>, 'defaultPreload' | 'scrollRestoration'> = {},
) {
  const router = createRouter({
    routeTree,
    history,
    // Servers distinguish /Rewards from /rewards, so the router does too.
    caseSensitive: true,
    notFoundMode: 'root',
    defaultPreloadDelay: 0,
    ...options,
  })
  // Marks the HTML as server-rendered. The browser then renders the page without a Suspense boundary, as the
  // build did. With a boundary, hydration fails (React error 418). This is nearly internal API;
  // e2e/rendering/hydration.spec.ts fails without it.
  router.ssr = { manifest: undefined }
  return router
}

/** The router of the site, with its routes. */
export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
