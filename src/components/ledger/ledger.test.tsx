import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '../../content/wellnet.ts'
import { Ledger } from './ledger.tsx'

test('a settled row has a filled dot and an open one a ring, and the heading above each list says so once', () => {
  render(<Ledger groups={contract.groups} />)
  const rows = screen.getAllByRole('term').map((term) => ({
    name: term.textContent,
    list: term.closest('dl')!.previousElementSibling!.textContent,
    isFilled: term.closest('dl')!.hasAttribute('data-settled'),
  }))
  expect(rows).toEqual(
    contract.groups.flatMap(({ title, rows: group, isSettled }) =>
      group.map(({ name }) => ({ name, list: title, isFilled: isSettled })),
    ),
  )
})
