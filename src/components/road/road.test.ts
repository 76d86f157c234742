import { expect, test } from 'vitest'
import { roadFrom } from './road.ts'

test('each row of the road begins where the one above it ends, beside a second title and at the end too', () => {
  const milestones = Array.from({ length: 9 }, (_, index) => index)
  const rows = milestones.flatMap((index) => [
    ...(index % 4 === 0 && index > 0 ? [roadFrom(index, true)] : []),
    roadFrom(index),
  ])
  const ends = (path: string) =>
    Array.from(path.matchAll(/M(\d+) 0C\1 50 (\d+) 50 \2 100/g), ([, from, to]) => ({ from, to }))
  // Where the road of the hero arrives.
  expect(ends(rows[0]!.middle).every(({ from }) => Number(from) < 50)).toBe(true)
  for (const [index, row] of rows.slice(1).entries()) {
    for (const line of ['edges', 'middle'] as const) {
      const above = ends(rows[index]![line])
      expect(above).toHaveLength(2)
      expect(ends(row[line]).map(({ from }) => from)).toEqual(above.map(({ to }) => to))
    }
  }
})
