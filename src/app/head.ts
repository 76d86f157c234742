import { notFoundPage, pageAt, pages } from '../content/pages.ts'
import type { PagePath } from '../content/pages.ts'
import { site } from '../content/site.ts'

/** What the head of a document says about its page. */
export interface Head {
  title: string
  description: string
  /** Absolute address of the page; the not-found page has none. */
  canonical?: string | undefined
}

/** The head of the page at a path; the not-found page's for any path that is not one of the eleven. */
export function headFor(path: string): Head {
  if (!isPagePath(path)) return { ...notFoundPage, title: `${notFoundPage.title} · ${site.name}` }
  const { title, description } = pageAt(path)
  return {
    title: path === '/' ? `${site.name}: ${title}` : `${title} · ${site.name}`,
    description,
    canonical: canonicalFor(path),
  }
}

/** The one public address of a page. */
export function canonicalFor(path: PagePath): string {
  return path === '/' ? `${site.origin}/` : site.origin + path
}

/** Brings the open document's head up to date with the page that is shown in it. */
export function applyHead({ title, description, canonical }: Head) {
  document.title = title
  setAttribute('meta[name="description"]', 'content', description)
  if (canonical) setAttribute('link[rel="canonical"]', 'href', canonical)
}

/** What the head of a document says, read back from its HTML file. */
export function headOf(page: Document): Head {
  return {
    title: page.title,
    description: attributeOf(page, 'meta[name="description"]', 'content') ?? '',
    canonical: attributeOf(page, 'link[rel="canonical"]', 'href'),
  }
}

function isPagePath(path: string): path is PagePath {
  return pages.some((page) => page.path === path)
}

function attributeOf(page: Document, selector: string, name: string) {
  return page.querySelector(selector)?.getAttribute(name) ?? undefined
}

function setAttribute(selector: string, name: string, value: string) {
  document.querySelector(selector)?.setAttribute(name, value)
}
