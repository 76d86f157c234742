import { headFor } from './head.ts'
import type { HeadElement } from './head.ts'

/** Attribute of head elements that differ between pages; renderer/document.tsx sets it too. */
const mark = 'data-page'

/** The Trusted Types policy for JSON-LD. It accepts only JSON, because the text goes into a `<script>`. */
const policy = window.trustedTypes?.createPolicy('structured-data', {
  createScript: (json) => JSON.stringify(JSON.parse(json)),
})

/** Replaces the head elements of the previous page by those of the page at a path. */
export function showHead(path: string) {
  const former = document.head.querySelectorAll(`[${mark}]`)
  document.head.append(...headFor(path).map(elementOf))
  for (const element of former) element.remove()
}

function elementOf({ tag, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  element.setAttribute(mark, '')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  // TypeScript's DOM library types `textContent` as a string only.
  if (text !== undefined)
    element.textContent = tag === 'script' ? ((policy?.createScript(text) ?? text) as string) : text
  return element
}
