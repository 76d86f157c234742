import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as specification from '../../../shared/specification.ts'
import { dotsOnLines } from '../../../tests/support/read-dots.ts'
import { protocols } from '../../content/fitness.ts'
import { pointsPerDot } from '../../points-per-dot.ts'
import { Rise } from './rise.tsx'

test('each step of fitness has a dot for each 25 of its points', () => {
  const { container } = render(<Rise steps={protocols.steps} />)
  const dots = Array.from(container.querySelectorAll('svg'), (bar) =>
    dotsOnLines(bar.querySelectorAll('path'), 1),
  )
  const { activities } = specification.pointCategories.find(({ category }) => category === 'Movement')!
  expect(dots.map((count) => count * pointsPerDot)).toEqual(activities.map(({ points }) => points))
})
