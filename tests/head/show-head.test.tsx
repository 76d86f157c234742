import { beforeEach, expect, test } from 'vitest'
import { headFor } from '../../src/head/head.ts'
import type { HeadElement } from '../../src/head/head.ts'
import { showHead } from '../../src/head/show-head.ts'
import { pages } from '../../src/content/pages.ts'

/** The not-found page is between two pages, because its head has other elements. */
const walk = [...pages.map(({ path }) => path), '/no-such-page', '/']

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-page="">Before</title><link rel="icon" href="/i">'
})

/** The page's elements in the document head, in the form of `headFor`. */
function shownHead(): HeadElement[] {
  return Array.from(document.head.querySelectorAll('[data-page]'), (element) => {
    const { 'data-page': _mark, ...attributes } = Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [name, value]),
    )
    const tag = element.localName as HeadElement['tag']
    return element.textContent ? { tag, attributes, text: element.textContent } : { tag, attributes }
  })
}

test('after each navigation the head has only the elements of the new page', () => {
  for (const path of walk) {
    showHead(path)
    expect(shownHead(), path).toEqual(headFor(path))
  }
})

test('elements of the whole site remain', () => {
  showHead('/about')
  const ofSite = document.head.querySelectorAll(':not([data-page])')
  expect(Array.from(ofSite, ({ outerHTML }) => outerHTML)).toEqual([
    '<meta charset="utf-8">',
    '<link rel="icon" href="/i">',
  ])
})
