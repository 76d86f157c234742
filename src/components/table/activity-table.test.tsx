import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as specification from '../../../shared/specification.ts'
import { dotsOnLines } from '../../../tests/support/read-dots.ts'
import { pointCategories } from '../../content/point-categories.ts'
import { pointsPerDot } from '../../points-per-dot.ts'
import { ActivityRow, ActivityTable } from './activity-table.tsx'

const values = specification.pointCategories.flatMap(({ activities }) => activities)

test('every value of the specification is a whole number of dots', () => {
  expect(values).toHaveLength(24)
  expect(values.filter(({ points }) => points % pointsPerDot)).toEqual([])
})

test('each row of the 24 activities has as many dots as its points', () => {
  const { words, items } = pointCategories
  const { container } = render(
    items.map((category) => (
      <ActivityTable key={category.category} category={category} words={words}>
        {category.activities.map((activity) => (
          <ActivityRow key={activity.code} activity={activity} words={words} isLit={false} times="0" />
        ))}
      </ActivityTable>
    )),
  )
  const rows = Array.from(container.querySelectorAll('tbody tr'), (row) => ({
    activity: row.querySelector('th')?.textContent,
    dots: dotsOnLines(row.querySelectorAll('path'), 1),
  })).filter(({ dots }) => dots > 0)
  expect(rows).toEqual(values.map(({ activity, points }) => ({ activity, dots: points / pointsPerDot })))
})
