import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tiers } from '../../content/rewards.ts'
import { PlanLadder } from './plan-ladder.tsx'

/** The numbers of lit dots of each rung. A line has one dot at its start and one every ten units. */
function litAt(points: number): number[] {
  render(<PlanLadder tiers={tiers.tiers} points={points} unit=" points" />)
  const paths = screen.getAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('path')])
  const lit = paths.filter((path) => !path.hasAttribute('data-dim'))
  return lit.map((path) => {
    const [, length] = /^M5 5h([\d.]+)$/.exec(path.getAttribute('d')!)!
    return Math.floor(Number(length) / 10) + 1
  })
}

test.each([
  [249, []],
  [250, [1]],
  [2_850, [10, 1]],
  [7_999, [10, 10, 11]],
  [18_000_000, [10, 10, 12]],
])('%d points light %j', (points, lit) => {
  expect(litAt(points)).toEqual(lit)
})

test.each([
  [0, 'Bronze 0 points'],
  [7_999, 'Gold 5,000 points'],
  [8_000, 'Platinum 8,000 points'],
])('at %d points the current rung is %s', (points, rung) => {
  render(<PlanLadder tiers={tiers.tiers} points={points} unit=" points" />)
  const reached = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))
  expect(reached.map((item) => item.textContent)).toEqual([rung])
  const rosette = screen.getAllByRole('listitem').at(-1)!.querySelector('g')!
  expect(rosette.hasAttribute('data-dim')).toBe(points < 8_000)
})
