import { pointsPerDot } from '../../points-per-dot.ts'

/** Dots in a row of a column. */
export const dotsInRow = 2

/**
 * What the sheet of a page has of steps that rise, as `theme('rise.NAME')` (measures.ts): the rows by which the highest column is
 * above all others.
 */
export function riseMeasures(points: readonly number[]): Record<string, string> {
  const [highest = 0, next = 0] = points.toSorted((a, b) => b - a)
  return { 'rows-above': String((highest - next) / pointsPerDot / dotsInRow) }
}
