import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/** Gives vike the HTML of a page. The components are imported late: vike would link to the style of what is imported here. */
export async function onRenderHtml({ urlPathname, globalContext }: PageContextServer) {
  const { renderPage } = await import('./render-page.tsx')
  return dangerouslySkipEscape(await renderPage(urlPathname, globalContext.assetsManifest))
}
