import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Roots } from './roots.tsx'
import { Rosette } from './rosette.tsx'
import { leaves } from './rosette.ts'
import { benefits, values } from '../../content/careers.ts'

test('each benefit has a leaf of its own, and the plant has one leaf for each', () => {
  render(<Rosette items={benefits.items} />)
  const own = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[data-leaf]')!.getAttribute('d'))
  expect(own).toEqual(leaves)
  expect(new Set(own).size).toBe(benefits.items.length)
})

test('each value has a root', () => {
  render(<Roots title={values.title} items={values.items} id="values" />)
  const titles = screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent)
  expect(titles).toEqual(values.items.map(({ title }) => title))
  expect(document.querySelectorAll('[data-strand]')).toHaveLength(titles.length)
})
