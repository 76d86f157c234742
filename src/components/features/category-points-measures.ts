import { pointsPerDot } from '../../points-per-dot.ts'

/**
 * Units from dot to dot of a circle: Chromium measures a circle to half a unit, so that in smaller ones the last dot is beside
 * the first.
 */
const gap = 100

/** A circle of so many dots, with half of a dot's room around it, in units; its width is in distances from dot to dot. */
export function circleOfDots(count: number): Record<'radius' | 'half' | 'width', number> {
  const radius = Math.round((count * gap) / (2 * Math.PI))
  const half = radius + gap / 2
  return { radius, half, width: (2 * half) / gap }
}

/**
 * What the sheets of this folder have of the circles of points, as `theme('circles.NAME')` (measures.ts): the points of each, because
 * their numbers are to scale, and how wide the largest is.
 *
 * @param points from the fewest
 */
export function circleMeasures(points: readonly number[]): Record<string, string> {
  const largest = points.at(-1)!
  return {
    ...Object.fromEntries(points.map((value, index) => [index + 1, String(value)])),
    largest: String(largest),
    width: circleOfDots(largest / pointsPerDot).width.toFixed(1),
  }
}
