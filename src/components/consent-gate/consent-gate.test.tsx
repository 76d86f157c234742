import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gate } from '../../content/wellnet.ts'
import { ConsentGate } from './consent-gate.tsx'

test('the dots of a row pass the gate if its text says that the data crosses; what does not cross ends at consent or at partners', () => {
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
  }
})

test('each case begins with the ways that it uses, all of which cross', () => {
  render(<ConsentGate content={gate} />)
  const cases = [...screen.getAllByRole('list')[1]!.children]
  const drawn = cases.map((item) =>
    [...item.querySelectorAll('[data-way]')].map((way) => way.getAttribute('data-way')),
  )
  expect(drawn).toEqual(gate.cases.map(({ ways }) => ways))
  const crossing = gate.flows.filter(({ condition }) => condition.startsWith('Cross ')).map(({ way }) => way)
  expect([...new Set(drawn.flat())]).toEqual(crossing)
})
