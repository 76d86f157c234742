import { isPagePath, notFoundPage, pageAt } from '../content/pages.ts'
import type { PageMeta, PagePath } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { structuredDataFor } from './structured-data.ts'

/** An element of the document head that differs between pages. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** Size of a sharing card in pixels, as social networks show it without cropping. */
export const cardSize = { width: 1200, height: 630 } as const

/** Path of a page's sharing card, which `npm run draw` draws. */
export function cardFileOf({ name }: Pick<PageMeta, 'name'>): string {
  return `/og/${name}.png`
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

/**
 * The head elements of the page at a path: title, description, canonical URL, sharing card and structured
 * data.
 */
export function headFor(path: string): HeadElement[] {
  const title = titleFor(path)
  const { description } = isPagePath(path) ? pageAt(path) : notFoundPage
  return [
    { tag: 'title', attributes: {}, text: title },
    named('description', description),
    property('og:title', title),
    property('og:description', description),
    ...(isPagePath(path) ? publicPage(path) : [named('robots', 'noindex')]),
  ]
}

function publicPage(path: PagePath): HeadElement[] {
  const page = pageAt(path)
  const address = canonicalFor(path)
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    property('og:url', address),
    property('og:image', site.origin + cardFileOf(page)),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', `${page.title}. ${page.card}, drawn in dots on indigo.`),
    ...structuredDataFor(path).map((data): HeadElement => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    })),
  ]
}

function named(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } }
}
