import { hero as notFound } from '../content/not-found.ts'
import { isPagePath, pageAt } from '../content/pages.ts'
import type { PagePath } from '../content/pages.ts'
import { site } from '../content/site.ts'

/** An element of the document head that a navigation replaces. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** A part of a page with a title of its own, such as a legal document. */
export interface PagePart {
  /** The hash of its address. */
  id: string
  title: string
}

/**
 * The document title at a path; the not-found page's title for unknown paths.
 *
 * @param part what the page shows, if it shows one part at a time
 */
export function titleFor(path: string, part?: PagePart): string {
  if (part) return `${part.title} · ${site.name}`
  if (path === '/') return `${site.name}: ${pageAt(path).title}`
  return `${isPagePath(path) ? pageAt(path).title : notFound.title} · ${site.name}`
}

/** The canonical URL of a page. */
export function canonicalFor(path: PagePath): string {
  return site.origin + path
}

/** The title at a path, or of a part of the page, and the page's canonical URL; for unknown paths `noindex` instead of the URL. */
export function headFor(path: string, part?: PagePart): HeadElement[] {
  return [
    { tag: 'title', attributes: {}, text: titleFor(path, part) },
    isPagePath(path)
      ? { tag: 'link', attributes: { rel: 'canonical', href: canonicalFor(path) } }
      : { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]
}
