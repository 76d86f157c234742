import { expect, test } from 'vitest'
import { roadFrom } from './road.ts'

test('each row of the road begins where the one above it ends, beside a second title and at the end too', () => {
  const milestones = Array.from({ length: 9 }, (_, index) => index)
  const rows = milestones.flatMap((index) => [
    ...(index % 4 === 0 ? [roadFrom(index, 'straight')] : []),
    roadFrom(index, index % 4 === 3 ? 'last' : 'between'),
  ])
  const ends = (path: string) =>
    Array.from(path.matchAll(/M(-?\d+) 0(?:[CL].*? ?(-?\d+) |V)100/g), ([, from, to = from]) => [
      +from!,
      +to!,
    ])
  expect(ends(rows[0]!.middle).every(([from]) => from! < 0)).toBe(true)
  for (const [index, row] of rows.slice(1).entries()) {
    for (const line of ['edges', 'middle'] as const) {
      const above = ends(rows[index]![line])
      const gaps = ends(row[line]).map(([from], lane) => Math.abs(from! - above[lane]![1]!))
      // A ring hides a gap.
      expect(gaps.every((gap) => gap <= (row.middle.includes('V') ? 0 : 24))).toBe(true)
    }
  }
})
