import { isPagePath } from '../content/pages.ts'
import { loadNotFoundPage, loadPage } from './page-modules.ts'
import type { PageModule } from './page-modules.ts'

const codes: Record<string, Promise<PageModule>> = {}
let failed: Promise<PageModule> | undefined

/**
 * The code of the page at a path; rejected if it did not load. After a failure no more code is loaded, and the browser
 * loads addresses as HTML: Vite's preload helper requests a style sheet only once, so that this page, and each other
 * page with the same sheet, would be shown without it.
 */
export function loadPageCode(path: string): Promise<PageModule> {
  return (codes[path] ??= failed ?? load(path))
}

function load(path: string): Promise<PageModule> {
  const code = isPagePath(path) ? loadPage[path]() : loadNotFoundPage()
  code.catch(() => {
    failed = code
  })
  return code
}
