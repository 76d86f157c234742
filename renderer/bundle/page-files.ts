/** The files of a page have its name: `src/pages/about.tsx` becomes `/pages/about.js` and `/pages/about.css`. */
import { isPagePath, pageAt } from '../../src/content/pages.ts'

/** The module of the page at a path; at a path without a page, that of the not-found page. */
export function moduleOfPage(path: string): string {
  return `src/pages/${isPagePath(path) ? pageAt(path).name : 'not-found'}.tsx`
}

/** The name of the page whose module has this id in Vite; undefined for other modules. */
export function pageIn(id: string | null | undefined): string | undefined {
  return /[\\/]src[\\/]pages[\\/]([\w-]+)\.tsx$/.exec(id ?? '')?.[1]
}

/** Address of the script of a page. */
export function scriptOfPage(name: string): string {
  return `/pages/${name}.js`
}

/** Address of the sheet of a page. */
export function sheetOfPage(name: string): string {
  return `/pages/${name}.css`
}
