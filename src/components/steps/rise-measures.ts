import { pointsPerDot } from '../../points-per-dot.ts'

/** Where each step ends in the row of all dots. */
export function endsOf(points: readonly number[]): number[] {
  return points.map(
    (_, index) => points.slice(0, index + 1).reduce((sum, earned) => sum + earned) / pointsPerDot,
  )
}

/** What rise.module.css has of the steps, as `theme('rise.end-N')` (measures.ts): where each ends, as a part of the width. */
export function riseMeasures(points: readonly number[]): Record<string, string> {
  const ends = endsOf(points)
  return Object.fromEntries(
    ends.map((end, index) => [`end-${index + 1}`, `${((100 * end) / ends.at(-1)!).toFixed(1)}%`]),
  )
}
