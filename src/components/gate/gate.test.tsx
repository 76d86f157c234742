import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Gate } from './gate.tsx'
import { Ledger } from '../ledger/ledger.tsx'
import { notSettled } from '../../content/not-settled.ts'
import { contract, gate } from '../../content/wellnet.ts'

test('the dots of a row pass the gate if its text says that the data crosses; the gap is consent', () => {
  render(<Gate content={gate} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(4)
  for (const [index, row] of rows.entries()) {
    const { condition } = gate.flows[index]!
    const [drawing, words] = row.children
    expect(drawing!.getAttribute('aria-hidden')).toBe('true')
    const sides = [...drawing!.querySelectorAll('[data-side]')].map((side) => side.getAttribute('data-side'))
    expect(sides, condition).toEqual(
      condition.startsWith('Crosses') ? ['citizens', 'government'] : ['citizens'],
    )
    expect(drawing!.textContent, condition).toBe(condition.includes('consent') ? gate.gap : '')
    expect(words!.textContent).toContain(condition)
  }
})

test('the ledger has a filled dot for each settled row and a ring for each open one, and says so', () => {
  render(<Ledger groups={contract.groups} />)
  const rows = screen.getAllByRole('term').map((term) => ({
    words: term.textContent,
    isFilled: term.closest('dl')!.className.includes('settled'),
  }))
  expect(rows).toEqual(
    contract.groups.flatMap(({ title, rows: group, isSettled }) =>
      group.map(({ name }) => ({ words: `${title}: ${name}`, isFilled: isSettled })),
    ),
  )
  expect(rows.filter(({ isFilled }) => !isFilled)).toHaveLength(notSettled.wellnet.length)
})
