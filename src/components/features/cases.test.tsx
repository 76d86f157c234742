import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scenarios } from '../../content/wellnet.ts'
import { Cases } from './cases.tsx'

test('a use case has a row of dots to the government where its text has aggregates, and one back where citizens are told', () => {
  render(<Cases items={scenarios.scenarios} />)
  const cases = screen.getAllByRole('listitem')
  const ways = cases.map((item) =>
    [...item.querySelectorAll('[data-way]')].map((row) => row.getAttribute('data-way')),
  )
  expect(ways).toEqual(
    scenarios.scenarios.map(({ text }) => [
      ...(/announced|instructions/.test(text) ? ['arrives'] : []),
      ...(/averages|aggregates/.test(text) ? ['crosses'] : []),
    ]),
  )
  expect(ways).toEqual([['crosses'], ['arrives'], ['arrives', 'crosses']])
})
