import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gate } from '../../content/wellnet.ts'
import { ConsentGate } from './consent-gate.tsx'

test('the dots of a row pass the gate if its text says that the data crosses; what does not cross ends at consent or at partners, and has no case', () => {
  render(<ConsentGate content={gate} />)
  const rows = [...screen.getAllByRole('list')[0]!.children]
  expect(rows).toHaveLength(4)
  for (const [index, row] of rows.entries()) {
    const flow = gate.flows[index]!
    const { condition } = flow
    const [drawing, words] = row.children
    expect(drawing!.getAttribute('aria-hidden')).toBe('true')
    const sides = [...drawing!.querySelectorAll('[data-side]')].map((side) => side.getAttribute('data-side'))
    expect(sides, condition).toEqual(
      condition.startsWith('Cross ') ? ['citizens', 'government'] : ['citizens'],
    )
    expect(drawing!.textContent, condition).toBe('label' in flow ? flow.label : '')
    expect(words!.textContent).toContain(condition)
    const cases = within(row as HTMLElement).queryAllByRole('heading', { level: 4 })
    expect(cases.length > 0, condition).toBe(condition.startsWith('Cross '))
  }
})
