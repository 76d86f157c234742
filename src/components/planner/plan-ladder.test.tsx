import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tiers } from '../../content/rewards.ts'
import { PlanLadder } from './plan-ladder.tsx'

test.each([
  [0, []],
  [25, ['0.25', '0.25']],
  [18_000_000, ['180000', '180000']],
])('of %d points each row shows as many hundreds', (points, widths) => {
  render(<PlanLadder tiers={tiers.items} points={points} unit=" points" />)
  const [first, ...others] = document.querySelectorAll('svg')
  expect([first!.getAttribute('viewBox'), others.at(points ? 1 : 0)!.getAttribute('viewBox')]).toEqual([
    '0 0 40 2',
    '40 0 40 2',
  ])
  expect(Array.from(document.querySelectorAll('svg > svg'), (lit) => lit.getAttribute('width'))).toEqual(
    widths,
  )
  const lines = Array.from(first!.querySelectorAll(':scope > path'), (line) => line.getAttribute('d'))
  expect(lines.slice(0, 3)).toEqual(['M0.5 1h24.1', 'M25.5 1h24.1', 'M50.5 1h29.1'])
})

test.each([
  [0, 'Bronze 0 points'],
  [7_999, 'Gold 5,000 points'],
  [8_000, 'Platinum 8,000 points'],
])('at %d points the current rung is %s', (points, rung) => {
  render(<PlanLadder tiers={tiers.items} points={points} unit=" points" />)
  const reached = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))
  expect(reached.map((item) => item.textContent)).toEqual([rung])
})
