/**
 * Pages as the browser gets them: from their HTML files. The page on screen is read as it stands; another one is fetched,
 * which costs nothing where the service worker has it. Text is never sent a second time inside a script.
 */
import type { ComponentType } from 'react'
import { headOf } from './head.ts'
import type { Head } from './head.ts'
import type { PageModule, PageProps } from '../pages/page.ts'
import { trustedHtml } from '../components/trusted-html.ts'

/** A page, taken out of its HTML file. */
export interface PageSource {
  head: Head
  /** Its `main`, as it was before anything happened to it. */
  main: HTMLElement
  /** The component that takes the place of the HTML, where the page has something to wake up. */
  Page: ComponentType<PageProps> | undefined
  /** The style that the page uses; none for the page that was opened first, whose style stands in the head. */
  sheet: CSSStyleSheet | undefined
}

const sources = new Map<string, Promise<PageSource>>()

/** The page that the browser has opened; `readOpenPage` comes first. */
export let openPage: PageSource

/**
 * Reads the page that the browser has opened, at its path.
 *
 * @throws when its script does not arrive; the page then stays what it is, plain HTML
 */
export async function readOpenPage(path: string) {
  // In a document that is not shown: in the open one a copy would fetch every lazy picture at once.
  const main = document.implementation
    .createHTMLDocument('')
    .importNode(document.querySelector('main')!, true)
  openPage = { ...(await read(document)), main, sheet: undefined }
  sources.set(path, Promise.resolve(openPage))
}

/**
 * The page at a path; fetched once.
 *
 * @throws when it does not arrive, or comes from another version of the site, whose style and scripts are not at hand
 */
export function loadPage(path: string): Promise<PageSource> {
  const known = sources.get(path)
  if (known) return known
  const source = fetchPage(path)
  sources.set(path, source)
  source.catch(() => sources.delete(path))
  return source
}

async function fetchPage(path: string): Promise<PageSource> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const text = await response.text()
  // A parsed page stands under the policy of the open one, which lets in no style but its own: so it is taken out first.
  const [element = '', style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
  const page = new DOMParser().parseFromString(trustedHtml(text.replace(element, '')), 'text/html')
  // This holds for somebody else's page too, such as a hotspot's own.
  if (versionOf(page) !== versionOf(document)) throw new Error(`${path} is of another version`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  return { ...(await read(page)), main: page.querySelector('main')!, sheet }
}

/** What can be read from a page without changing it, and its script. */
async function read(page: Document) {
  const script = later(page)?.querySelector('link[rel="modulepreload"]')?.getAttribute('href')
  const module = script ? ((await import(/* @vite-ignore */ script)) as PageModule) : undefined
  return { head: headOf(page), Page: module?.Page }
}

/** The name of the first script changes with whatever all pages share. */
function versionOf(page: Document) {
  return later(page)?.querySelector('script')?.getAttribute('src')
}

/** What the page fetches once it has been painted (renderer/later.ts). */
function later(page: Document) {
  return page.querySelector('template')?.content
}
