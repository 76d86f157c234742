import { notFoundFile } from '../src/content/addresses.ts'
import { pages } from '../src/content/pages.ts'

/** The files to write: one HTML page a path, and one for every other path. */
export function onBeforePrerenderStart() {
  return [...pages.map((page) => page.path), notFoundFile.replace('.html', '')]
}
