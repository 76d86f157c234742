import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '../../content/wellnet.ts'
import { Ledger } from './ledger.tsx'

test('each row is in the list that says whether it is settled, as does the heading above it', () => {
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
