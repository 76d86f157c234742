import { isPagePath, notFoundPage, pageAt } from '../content/pages.ts'
import type { PageMeta, PagePath } from '../content/pages.ts'
import { site } from '../content/site.ts'

/** An element of the document head that a navigation replaces. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** The document title at a path; the not-found page's title for unknown paths. */
export function titleFor(path: string): string {
  if (path === '/') return `${site.name}: ${pageAt(path).title}`
  return `${isPagePath(path) ? pageAt(path).title : notFoundPage.title} · ${site.name}`
}

/** The canonical URL of a page. */
export function canonicalFor(path: PagePath): string {
  return site.origin + path
}

/** A part of a page with a title of its own, such as a legal document. */
export type PagePart = Pick<PageMeta, 'title'>

/**
 * The title and the canonical URL at a path; for unknown paths `noindex` instead of the URL.
 *
 * @param part what the page shows, if it shows one part at a time
 */
export function headFor(path: string, part?: PagePart): HeadElement[] {
  return [
    { tag: 'title', attributes: {}, text: part ? `${part.title} · ${site.name}` : titleFor(path) },
    isPagePath(path)
      ? { tag: 'link', attributes: { rel: 'canonical', href: canonicalFor(path) } }
      : { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]
}
