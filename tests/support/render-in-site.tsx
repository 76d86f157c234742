import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createSiteRouter } from '../../src/app/router.tsx'
import type { SiteRouter } from '../../src/app/router.tsx'

/** Renders a component inside a router, for its links. */
export async function renderInSite(component: ReactNode): Promise<RenderResult> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => component }),
    history: createMemoryHistory(),
  })
  await router.load()
  return render(<RouterProvider router={router as never} />)
}

/** Renders the whole page at the last of some paths, visited in this order, header and footer included. */
export async function renderSite(...paths: string[]): Promise<RenderResult & { router: SiteRouter }> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: paths }))
  await router.load()
  return { ...render(<RouterProvider router={router} />), router }
}
