import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentSecurityPolicy } from '../../host/headers.ts'
import { headFor } from '../../src/app/head.ts'
import type { HeadElement } from '../../src/app/head.ts'
import { pages } from '../../src/content/pages.ts'

/** The not-found page is between two pages, because its head has other elements. */
const walk = [...pages.map(({ path }) => path), '/no-such-page', '/']

beforeEach(() => {
  vi.resetModules()
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-page="">Before</title><link rel="icon" href="/i">'
})
afterEach(() => vi.unstubAllGlobals())

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

test('after each navigation the head has only the elements of the new page', async () => {
  const { showHead } = await import('../../src/app/show-head.ts')
  for (const path of walk) {
    showHead(path)
    expect(shownHead(), path).toEqual(headFor(path))
  }
})

test('elements of the whole site remain', async () => {
  const { showHead } = await import('../../src/app/show-head.ts')
  showHead('/about')
  const ofSite = document.head.querySelectorAll(':not([data-page])')
  expect(Array.from(ofSite, ({ outerHTML }) => outerHTML)).toEqual([
    '<meta charset="utf-8">',
    '<link rel="icon" href="/i">',
  ])
})

test('with Trusted Types, structured data use a policy that the host allows', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScript: (text: string) => string }) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { showHead } = await import('../../src/app/show-head.ts')
  const [[name, rules] = []] = createPolicy.mock.calls
  const createScript = vi.spyOn(rules!, 'createScript')
  showHead('/rewards')
  expect(shownHead()).toEqual(headFor('/rewards'))
  expect(createScript).toHaveBeenCalledOnce()
  expect(contentSecurityPolicy({ styles: [], scripts: [] })).toMatch(
    new RegExp(`trusted-types .*\\b${name}\\b`),
  )
  expect(() => rules!.createScript('alert(1)')).toThrow(SyntaxError)
})
