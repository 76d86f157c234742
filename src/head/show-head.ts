/**
 * The head after a navigation. The HTML has the same elements (renderer/html/document.tsx), and others that only crawlers read
 * (renderer/html/crawler-head.tsx).
 */
import { createStore } from '../store.ts'
import { headFor } from './head.ts'
import type { HeadElement, PagePart } from './head.ts'

/** Attribute of head elements that differ between pages. */
export const pageAttribute = 'data-page'

/**
 * The page whose head was shown last, and its part if it shows one part at a time. Undefined as long as the head is that of the
 * HTML.
 */
export const shownHead = createStore<{ path: string; part: PagePart | undefined } | undefined>(undefined)

/** Replaces the head elements of the previous page by those of the page at a path, or of a part of it. */
export function showHead(path: string, part?: PagePart) {
  const former = document.head.querySelectorAll(`[${pageAttribute}]`)
  document.head.append(...headFor(path, part).map(elementOf))
  for (const element of former) element.remove()
  shownHead.set({ path, part })
}

/**
 * Removes the description, which is that of the first page: a browser that shares or saves the next one would take it. No script
 * has the others, because only crawlers need them.
 */
export function removeDescription() {
  document.querySelector('meta[name="description"]')?.remove()
}

function elementOf({ tag, attributes, text = '' }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  element.setAttribute(pageAttribute, '')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  return element
}
