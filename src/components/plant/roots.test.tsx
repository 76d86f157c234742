import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { values } from '../../content/careers.ts'
import { Roots } from './roots.tsx'

test('each value has a root', () => {
  render(<Roots title={values.title} items={values.items} id="values" />)
  const titles = screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent)
  expect(titles).toEqual(values.items.map(({ title }) => title))
  expect(document.querySelectorAll('[data-strand]')).toHaveLength(titles.length)
})
