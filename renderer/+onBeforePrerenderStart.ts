import { notFoundFile } from '../src/addresses.ts'
import { pages } from '../src/content/pages.ts'

/** The paths to prerender: every page and the not-found page. */
export function onBeforePrerenderStart() {
  return [...pages.map((page) => page.path), notFoundFile.replace('.html', '')]
}
