import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pointsPerDot } from '../../points-per-dot.ts'
import { circleMeasures, circleOfDots } from './category-points-measures.ts'
import { shapeMeasures } from './ideas-on-shapes-measures.ts'
import { LoudPoints } from './loud-points.tsx'

test('of what a point counts, the first have an open dot, and those after the lit ones a small dot', () => {
  const counted = { names: ['a', 'b', 'c', 'd'], open: 1, lit: 3 }
  const { container } = render(<LoudPoints items={[{ title: 'Few', text: '', counted }]} />)
  const dots = Array.from(container.querySelectorAll('span'), ({ dataset }) => dataset['dot'])
  expect(dots).toEqual(['open', undefined, undefined, 'small'])
})

test('dots of a circle of points are 100 units apart, and its sheet has the width of the largest', () => {
  const { radius, half, width } = circleOfDots(50)
  expect((2 * Math.PI * radius) / 50).toBeCloseTo(100, 0)
  expect(half).toBe(radius + 50)
  expect(width).toBe(half / 50)
  const widest = circleOfDots(500 / pointsPerDot).width.toFixed(1)
  expect(circleMeasures([250, 500])).toEqual({ 1: '250', 2: '500', largest: '500', width: widest })
})

test('the places of ideas lie on their circle', () => {
  const measures = shapeMeasures()
  for (const window of ['phone', 'tablet', 'wide']) {
    const [radius, back, second] = ['radius', 'back', 'second'].map((name) => +measures[`${window}-${name}`]!)
    for (const [row, right] of [0, second!, second!, 0].entries())
      expect(Math.hypot(back! - radius! + right, +measures['up']! - row)).toBeCloseTo(radius!, 2)
  }
})
