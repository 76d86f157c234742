import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CostTable } from './cost-table.tsx'
import { Emergency } from '../emergency/emergency.tsx'
import { emergency } from '../../content/chatbot.ts'
import { costs } from '../../content/costs.ts'

/** The rows of a table, heading and cell. */
function rowsOf(name: string): (string | null)[][] {
  return within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent])
}

test('every price is a row of one table with its refund, and open points are below it', () => {
  render(<CostTable content={costs} />)
  expect(rowsOf(costs.title)).toEqual(
    costs.rows.map(({ name, value, ...row }) => [name, value + ('terms' in row ? row.terms : '')]),
  )
  expect(screen.getByText(costs.note)).toBeTruthy()
})

test('the emergency numbers are phone links', () => {
  render(<Emergency content={emergency} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['112', 'tel:112'],
    ['10177', 'tel:10177'],
  ])
})
