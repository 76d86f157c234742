import { expect, test } from 'vitest'
import { roadFrom } from './road.ts'

test('the road begins at the right, and each row where the one above it ends', () => {
  const rows = Array.from({ length: 10 }, (_, index) => roadFrom(index))
  const ends = (path: string) =>
    Array.from(path.matchAll(/M(\d+) 0C\1 50 (\d+) 50 \2 100/g), ([, from, to]) => ({ from, to }))
  // Where the road of the hero arrives.
  expect(ends(rows[0]!.middle).every(({ from }) => Number(from) > 50)).toBe(true)
  for (const [index, row] of rows.slice(1).entries()) {
    for (const line of ['edges', 'middle'] as const) {
      const above = ends(rows[index]![line])
      expect(above).toHaveLength(2)
      expect(ends(row[line]).map(({ from }) => from)).toEqual(above.map(({ to }) => to))
    }
  }
})
