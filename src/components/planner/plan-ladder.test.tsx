import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tiers } from '../../content/rewards.ts'
import { PlanLadder } from './plan-ladder.tsx'

/** How many points of each rung are filled: its bar. */
function filledAt(points: number): number[] {
  render(<PlanLadder tiers={tiers.items} points={points} unit=" points" />)
  return screen.getAllByRole('listitem').flatMap((item) => {
    const bar = item.querySelector('path')
    return bar ? [Number(/^M0 0h(\d+)v1H0$/.exec(bar.getAttribute('d')!)![1])] : []
  })
}

test.each([
  [0, []],
  [25, [25]],
  [2_850, [2_500, 350]],
  [7_999, [2_500, 2_500, 2_999]],
  [18_000_000, [2_500, 2_500, 3_000]],
])('%d points fill %j', (points, filled) => {
  expect(filledAt(points)).toEqual(filled)
})

test.each([
  [0, 'Bronze 0 points'],
  [7_999, 'Gold 5,000 points'],
  [8_000, 'Platinum 8,000 points'],
])('at %d points the current rung is %s', (points, rung) => {
  render(<PlanLadder tiers={tiers.items} points={points} unit=" points" />)
  const reached = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))
  expect(reached.map((item) => item.textContent)).toEqual([rung])
  expect(reached.map((item) => item.querySelectorAll('line').length)).toEqual([2])
})
