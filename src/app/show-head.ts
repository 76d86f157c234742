import { headFor } from './head.ts'
import type { HeadElement } from './head.ts'

/** Marks the elements of the head that change with the page; renderer/document.tsx sets it too. */
const mark = 'data-page'

/** Text of structured data, which is no program; where the policy requires Trusted Types, nothing else may fill a script. */
const policy = window.trustedTypes?.createPolicy('structured-data', {
  createScript: (json) => JSON.stringify(JSON.parse(json)),
})

/** Puts the head of the page at a path in the place of the last page's. */
export function showHead(path: string) {
  const former = document.head.querySelectorAll(`[${mark}]`)
  document.head.append(...headFor(path).map(elementOf))
  for (const element of former) element.remove()
}

function elementOf({ tag, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  element.setAttribute(mark, '')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  // TypeScript's DOM library takes a trusted script for a string.
  if (text !== undefined)
    element.textContent = tag === 'script' ? ((policy?.createScript(text) ?? text) as string) : text
  return element
}
