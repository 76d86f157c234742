import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { createSiteRouter } from '../src/app/router.tsx'
import { builtFilesFor } from './built-files.ts'
import { Document } from './document.tsx'
import { pageStyle } from './page-style.ts'

/** Renders the route at a path into a complete HTML document. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const path = pageContext.urlPathname
  const app = await renderApp(path)
  const { assetsManifest } = pageContext.globalContext
  // While developing, vike adds what the page needs.
  if (!assetsManifest) return { documentHtml: asHtml(<Document path={path} app={app} />) }

  const { pageScript, style, scripts } = builtFilesFor(path, assetsManifest)
  const assets = { pageScript, style: pageStyle(style, app, scripts) }
  return {
    documentHtml: asHtml(<Document path={path} app={app} assets={assets} />),
    injectFilter: leaveOut,
  }
}

async function renderApp(path: string): Promise<string> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

function asHtml(document: ReactElement) {
  return dangerouslySkipEscape(`<!doctype html>${renderToStaticMarkup(document)}`)
}

/** The document names its font itself; vike adds the first script, and the whole style, which after-prerender.ts takes out again. */
function leaveOut(assets: { inject: unknown; assetType: string | null }[]) {
  for (const asset of assets) if (asset.assetType !== 'style') asset.inject = false
}
