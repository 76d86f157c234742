import { expect, test } from 'vitest'
import { site } from '../content/site.ts'
import { canonicalFor, titleFor } from './head.ts'
import { pageAttribute, removeDescription, showHead, shownHead } from './show-head.ts'

/** The elements of the head that a navigation replaces, and the description. */
function shown() {
  const elements = document.head.querySelectorAll(`[${pageAttribute}], [name="description"]`)
  return Array.from(elements, (element) => element.textContent || element.outerHTML)
}

test('each page’s head replaces the one before, and a part has its own title', () => {
  document.head.innerHTML = `<meta name="description" content="first"><title ${pageAttribute}>First</title>`
  showHead('/about')
  expect(shown()).toHaveLength(3)
  removeDescription()
  const canonical = (path: '/about' | '/legal') =>
    `<link ${pageAttribute}="" rel="canonical" href="${canonicalFor(path)}">`
  expect(shown()).toEqual([titleFor('/about'), canonical('/about')])

  const part = { id: 'privacy', title: 'Privacy' }
  showHead('/legal', part)
  expect(shown()).toEqual([`Privacy · ${site.name}`, canonical('/legal')])
  expect(shownHead.get()).toEqual({ path: '/legal', part })
})
