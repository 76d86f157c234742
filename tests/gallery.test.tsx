import { RouterContextProvider, createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { createSiteRouter } from '../src/app/router.tsx'
import { examples } from '../gallery/examples.tsx'

/** Contrast needs pixels and is checked in a browser; landmarks and heading order belong to a whole page. */
const rulesOfWholePages = [
  'color-contrast',
  'region',
  'heading-order',
  'page-has-heading-one',
  'landmark-unique',
]

const router = createSiteRouter(createMemoryHistory())

test.each(examples)('$name has no accessibility violation', async ({ element }) => {
  const { container } = render(<RouterContextProvider router={router}>{element}</RouterContextProvider>)
  expect(container.textContent).not.toBe('')

  const rules = Object.fromEntries(rulesOfWholePages.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('no two examples share a name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
})
