import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { points } from '../../content/community.ts'

test('the style has the points of each circle, by which its number is to scale: the last one is the largest', () => {
  const style = readFileSync(new URL('category-points.module.css', import.meta.url), 'utf8')
  const found = Array.from(style.matchAll(/--points: (\d+);/g), ([, value]) => Number(value))
  const values = points.activities.map((activity) => activity.points)
  expect(found).toEqual([values.at(-1), ...values.slice(0, -1)])
  expect(style).toContain(`* var(--points) / ${Math.max(...values)}`)
})
