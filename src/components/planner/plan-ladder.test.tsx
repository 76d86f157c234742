import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlanLadder } from './plan-ladder.tsx'
import * as style from '../tiers/rung.module.css'
import { tiers } from '../../content/rewards.ts'

/** The numbers of lit dots of each rung. A line has one dot at its start and one every ten units. */
function litAt(points: number): number[] {
  render(<PlanLadder tiers={tiers.tiers} points={points} unit=" points" />)
  const paths = screen.getAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('path')])
  const lit = paths.filter((path) => !path.classList.contains(style.dim))
  return lit.map((path) => {
    const [, length] = /^M5 5h([\d.]+)$/.exec(path.getAttribute('d')!)!
    return Math.floor(Number(length) / 10) + 1
  })
}

test.each([
  [99, []],
  [100, [1]],
  [2_650, [25, 1]],
  [7_999, [25, 25, 29]],
  [18_000_000, [25, 25, 30]],
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
  expect(rosette.classList.contains(style.dim)).toBe(points < 8_000)
})
