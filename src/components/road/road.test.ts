import { expect, test } from 'vitest'
import { roadFrom } from './road.ts'

test('each row of the road begins where the one above it ends', () => {
  const milestones = Array.from({ length: 9 }, (_, index) => index)
  const rows = milestones.flatMap((index) => [
    ...(index % 4 === 0 ? [roadFrom(index, 'straight')] : []),
    roadFrom(index, 'turn'),
  ])
  const starts = (path: string) => Array.from(path.matchAll(/M(-?\d+) /g), ([, x]) => Number(x))
  const ends = (path: string) => Array.from(path.matchAll(/(-?\d+) (?:100|0V)/g), ([, x]) => Number(x))
  expect(starts(rows[0]!.middle).every((x) => x < 0)).toBe(true)
  for (const [index, row] of rows.slice(1).entries()) {
    for (const line of ['edges', 'middle'] as const) {
      const above = ends(rows[index]![line])
      expect(above).toHaveLength(2)
      const gaps = starts(row[line]).map((x, lane) => Math.abs(x - above[lane]!))
      expect(Math.max(...gaps)).toBe(0)
    }
  }
})
