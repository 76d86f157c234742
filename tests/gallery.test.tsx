import { RouterContextProvider, createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { isValidElement } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { dotPrints } from '../art/catalogue.ts'
import { exampleFiles, examples } from '../gallery/all-examples.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { createSiteRouter } from '../src/app/router.tsx'

/**
 * Rules that rules.spec.ts checks on whole pages in a browser. Contrast needs pixels; landmarks and heading order
 * belong to a page; allowed attributes of a long table take ten seconds here.
 */
const rulesOfWholePages =
  'aria-allowed-attr color-contrast region heading-order page-has-heading-one landmark-unique'.split(' ')

const components = Object.keys(import.meta.glob(['../src/components/*/*.tsx', '../src/pwa/**/*.tsx']))
const folders = [...new Set(components.map((file) => file.replace(/[^/]*$/, '')))]

const router = createSiteRouter(createMemoryHistory())

test.each(folders)('%s has examples', (folder) => {
  const file = folder.replace(/([^/]*)\/$/, '$1/$1.examples.tsx')
  expect(exampleFiles[file] ?? [], `add an example to ${file}, as in a folder beside it`).not.toEqual([])
})

/** The components in an element and in its props, without rendering them. */
function componentsIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(componentsIn)
  if (!isValidElement<object>(node)) return []
  const inProps = Object.values(node.props).flatMap(componentsIn)
  return typeof node.type === 'function' ? [node.type, ...inProps] : inProps
}

const pages = import.meta.glob<() => ReactNode>('../src/pages/*.tsx', { eager: true, import: 'Page' })
const inGallery = examples.flatMap(({ element }) => componentsIn(element))

test.each(Object.entries(pages))('each component of %s has an example', (_, Page) => {
  for (const component of componentsIn(Page())) expect(inGallery).toContain(component)
})

test.each(examples)('$name has no accessibility violation', async ({ element }) => {
  const { container } = render(<RouterContextProvider router={router}>{element}</RouterContextProvider>)
  expect(container.textContent).not.toBe('')

  const rules = Object.fromEntries(rulesOfWholePages.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('the gallery shows every example under a name of its own, and every print in each of its forms', () => {
  render(
    <RouterContextProvider router={router}>
      <Gallery />
    </RouterContextProvider>,
  )
  // The gallery has the data panel and the fields of the form in all their states, a page has one.
  const ids = [...document.querySelectorAll('[id]:not([id^="data-"], [id^="request-"])')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const { name } of examples) expect(screen.getAllByText(name, { selector: 'p' })).toHaveLength(1)
  const forms = Object.entries(dotPrints).flatMap(([name, print]) =>
    print.forms.map((form) => (form === 'data' ? name : `${name}.svg`)),
  )
  const figures = screen.getAllByRole('figure').filter((figure) => figure.querySelector('img, svg'))
  const shown = figures.map((figure) => figure.querySelector('figcaption')!.textContent)
  expect(shown).toEqual(expect.arrayContaining(forms))
})
