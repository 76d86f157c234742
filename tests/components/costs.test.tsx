import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CostTable } from '../../src/components/cost-table/cost-table.tsx'
import { Emergency } from '../../src/components/emergency/emergency.tsx'
import { TierWays, sumOf } from '../../src/components/tier-ways/tier-ways.tsx'
import { emergency } from '../../src/content/chatbot.ts'
import { costs } from '../../src/content/costs.ts'
import { tierWays } from '../../src/content/rewards.ts'

/** The rows of a table, heading and cell. */
function rowsOf(name: string): (string | null)[][] {
  return within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent])
}

test('every price is a row of one table, with open points below it', () => {
  render(<CostTable content={costs} />)
  expect(rowsOf(costs.title)).toEqual(costs.rows.map(({ name, value }) => [name, value]))
  expect(screen.getByText(costs.note)).toBeTruthy()
})

test('the points of a way to a tier add up to its total', () => {
  render(<TierWays ways={tierWays.ways} sum={tierWays.sum} />)
  expect(rowsOf('Silver')).toEqual([
    ['Preventive Screening', '1,500'],
    ['Learning Module', '750'],
    ['Biometric Monitoring, 10\u00A0×\u00A025', '250'],
    ['Together', '2,500'],
  ])
  expect(rowsOf('Gold')).toEqual([['Annual Assessment', '5,000']])
  expect(rowsOf('Platinum').at(-1)).toEqual(['Together', '8,000'])
})

test('a sum multiplies by the number of times', () => {
  const steps = [
    { activity: 'One', points: 7, times: 3 },
    { activity: 'Two', points: 2, times: 1 },
  ]
  expect(sumOf(steps)).toBe(23)
  expect(sumOf([])).toBe(0)
})

test('the emergency numbers are phone links', () => {
  render(<Emergency content={emergency} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['112', 'tel:112'],
    ['10177', 'tel:10177'],
  ])
})
