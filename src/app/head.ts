import { isPagePath, notFoundPage, pageAt } from '../content/pages.ts'
import type { PageMeta, PagePath } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { structuredDataFor } from './structured-data.ts'

/** An element of a document's head that belongs to the page and not to the site. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** Size of a sharing card in pixels, which chats and feeds show whole. */
export const cardSize = { width: 1200, height: 630 } as const

/** Address of a page's sharing card, drawn by `npm run draw`. */
export function cardFileOf({ name }: Pick<PageMeta, 'name'>): string {
  return `/og/${name}.png`
}

/** The title of the document at a path; the not-found page's for any path that is not a page's. */
export function titleFor(path: string): string {
  if (path === '/') return `${site.name}: ${pageAt(path).title}`
  return `${isPagePath(path) ? pageAt(path).title : notFoundPage.title} · ${site.name}`
}

/** The one public address of a page. */
export function canonicalFor(path: PagePath): string {
  return site.origin + path
}

/** What the head says about the page at a path: title, description, address, sharing card, structured data. */
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
      text: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
    })),
  ]
}

function named(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } }
}
