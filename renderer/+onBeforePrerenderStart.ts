import { pages } from '../src/content/pages.ts'

/** The files to write: one HTML page a path, and 404.html for every other. */
export function onBeforePrerenderStart() {
  return [...pages.map((page) => page.path), '/404']
}
