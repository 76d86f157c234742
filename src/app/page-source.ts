/**
 * Pages as the browser gets them: from their HTML files. The page on screen is read as it stands; another one is fetched,
 * which costs nothing where the service worker has it. Text is never sent a second time inside a script.
 */
import type { ComponentType } from 'react'
import { headOf } from './head.ts'
import type { Head } from './head.ts'
import type { PageModule, PageProps } from '../pages/page.ts'
import { trustedHtml } from '../pages/trusted-html.ts'

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

/**
 * The page that the browser has opened, at its path.
 *
 * @throws when its script does not arrive; the page then stays what it is, plain HTML
 */
export async function readOpenPage(path: string) {
  const source = await read(document)
  sources.set(path, Promise.resolve(source))
}

/**
 * The page at a path; fetched once.
 *
 * @throws when it does not arrive, or comes from another version of the site, whose style and scripts are not at hand
 */
export function loadPage(path: string): Promise<PageSource> {
  const known = sources.get(path)
  if (known) return known
  const source = fetchDocument(path).then(read)
  sources.set(path, source)
  source.catch(() => sources.delete(path))
  return source
}

async function fetchDocument(path: string): Promise<Document> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const source = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html')
  // Somebody else's page, such as a hotspot's own, has neither; nor may its `main` be missing.
  if (versionOf(source) !== versionOf(document)) throw new Error(`${path} is of another version`)
  return source
}

async function read(source: Document): Promise<PageSource> {
  const script = source.querySelector('link[rel="modulepreload"]')?.getAttribute('href')
  const module = script ? ((await import(/* @vite-ignore */ script)) as PageModule) : undefined
  const isOpen = source === document
  const main = source.querySelector('main')!
  return {
    head: headOf(source),
    main: isOpen ? (main.cloneNode(true) as HTMLElement) : main,
    Page: module?.Page,
    sheet: isOpen ? undefined : sheetOf(source),
  }
}

/** The name of the first script changes with whatever all pages share. */
function versionOf(source: Document) {
  return source.querySelector('script[type="module"]')?.getAttribute('src')
}

function sheetOf(source: Document): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(source.querySelector('style')?.textContent ?? '')
  return sheet
}
