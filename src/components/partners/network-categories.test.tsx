import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dotsOnLines } from '../../../tests/support/read-dots.ts'
import { categories as kindsOfPartner } from '../../content/network.ts'
import { NetworkCategories } from './network-categories.tsx'

test('each kind of partner has a dot for each of its “more partners”', () => {
  render(<NetworkCategories content={kindsOfPartner} />)
  const rows = [...document.querySelectorAll('summary')]
  const found = rows.map((row) => [row.textContent, dotsOnLines(row.querySelectorAll('path'), 1)])
  expect(found).toEqual(
    kindsOfPartner.items.map(({ title, morePartners }) => [
      `${title}+${morePartners} more partners`,
      morePartners,
    ]),
  )
})
