import type { ComponentType } from 'react'
import type { PagePath } from '../content/pages.ts'

/** A page's module. */
export interface PageModule {
  Page: ComponentType<PageProps>
}

/** What a page is rendered with. */
export interface PageProps {
  /** The page's `main` from its HTML file; undefined while the file is being made. */
  source?: ParentNode
}

/**
 * The pages that have something to wake up, and so a script of their own. Every other page only has to be read: its
 * HTML file is all there is of it, and `src/app/page-source.ts` shows it (decision 013). A test finds a page
 * that handles an event and is missing here.
 */
export const pagesWithScript = ['/contact', '/legal'] as const satisfies readonly PagePath[]

/** Path of a page's module from the project's root. */
export function pageModulePath(path: PagePath): string {
  return `src/pages/${path === '/' ? 'landing' : path.slice(1)}.tsx`
}
