import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/**
 * Returns the HTML of a page to vike. The import is dynamic, because vike adds links for the styles of static
 * imports.
 */
export async function onRenderHtml({ urlPathname, globalContext }: PageContextServer) {
  const { renderPage } = await import('./html/render-page.tsx')
  return dangerouslySkipEscape(await renderPage(urlPathname, globalContext.assetsManifest))
}
