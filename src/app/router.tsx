import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterHistory, RouterOptions } from '@tanstack/react-router'
import { pages } from '../content/pages.ts'
import type { PagePath } from '../content/pages.ts'
import { Layout } from './layout.tsx'
import { LoadError, ReloadOnError } from './reload-on-error.tsx'
import { loadNotFoundPage, loadPage } from './page-modules.ts'
import type { PageModule } from './page-modules.ts'
import { keepPlan, validateRewardsSearch } from './plan-in-address.ts'

const rootRoute = createRootRoute({
  component: Layout,
  notFoundComponent: lazyPage(loadNotFoundPage),
  errorComponent: ReloadOnError,
})

/** The first error of a load. It stays until the browser loads a page by its address. */
let failure: Error | undefined

/**
 * The component of a page, loaded on demand. After a failure no code is loaded any more, and the error component
 * loads addresses. Vite's preload helper requests a style sheet only once, so that this page, and each other page
 * with the same sheet, would be shown without it.
 */
function lazyPage(load: () => Promise<PageModule>) {
  return lazyRouteComponent(async () => {
    if (failure) throw failure
    try {
      return await load()
    } catch (cause) {
      // For an error of the browser's import the router would reload too, so that there could be two reloads.
      failure = new LoadError('The code of a page did not load', { cause })
      throw failure
    }
  }, 'Page')
}

/** Generic, so that each route has its literal path type and links to unknown paths do not compile. */
function pageRoute<Path extends PagePath>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyPage(loadPage[path]),
  })
}

const rewardsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards',
  component: lazyPage(loadPage['/rewards']),
  validateSearch: validateRewardsSearch,
  search: { middlewares: [keepPlan] },
})

const otherPages = pages.filter((page) => page.path !== '/rewards')
const routeTree = rootRoute.addChildren([rewardsRoute, ...otherPages.map(({ path }) => pageRoute(path))])

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
  // e2e/hydration.spec.ts fails without it.
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
