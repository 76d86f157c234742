import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { createSiteRouter } from '../src/app/router.tsx'
import { Document } from './document.tsx'
import { pageChunk } from './page-chunk.ts'

/** Renders the route at a path into a complete HTML document. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const path = pageContext.urlPathname
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const app = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const { assetsManifest } = pageContext.globalContext
  // While developing there are no chunks.
  const preload = assetsManifest ? pageChunk(path, assetsManifest) : undefined
  const html = renderToStaticMarkup(<Document path={path} app={app} preload={preload} />)
  return { documentHtml: dangerouslySkipEscape(`<!doctype html>${html}`) }
}
