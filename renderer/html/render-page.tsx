import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createSiteRouter } from '../../src/app/router.tsx'
import { builtAssets, entryModule } from '../bundle/built-assets.ts'
import type { ViteManifest } from '../bundle/built-assets.ts'
import { Document } from './document.tsx'
import { inlineScript } from './inline-script.ts'

/**
 * Renders the route at a path into a complete HTML document.
 *
 * @param manifest Vite's manifest; null in development
 * @throws when a component does, or the manifest lacks a module
 */
export async function renderPage(path: string, manifest: ViteManifest | null): Promise<string> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const app = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const assets = manifest ? builtAssets(path, manifest) : undefined
  const script = await inlineScript(assets?.entry ?? `/${entryModule}`, assets?.scripts ?? [], app)
  const document = <Document path={path} app={app} assets={assets} script={script} />
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
