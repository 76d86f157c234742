import { distanceOf, mix } from './geometry.ts'
import type { Point } from './types.ts'

/** A quadratic Bézier curve from a start to an end, drawn towards a pull. */
export type Curve = readonly [start: Point, pull: Point, end: Point]

/** The points of a curve, at parts of it from 0 to 1. */
export function bend(start: Point, pull: Point, end: Point): (t: number) => Point {
  return function at(t) {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * start[0] + b * pull[0] + c * end[0], a * start[1] + b * pull[1] + c * end[1]]
  }
}

/** The piece of a curve between two parts of it, as a curve. */
export function pieceOf([start, pull, end]: Curve, from: number, to: number): Curve {
  const at = bend(start, pull, end)
  const between = (axis: 0 | 1) =>
    mix(mix(start[axis], pull[axis], from), mix(pull[axis], end[axis], from), to)
  return [at(from), [between(0), between(1)], at(to)]
}

/**
 * Points along a curve (t from 0 to 1), evenly spaced by the distance `gap` gives at each t.
 *
 * @param samples points of the curve that are tried: so many that neighbours are less than a tenth of a gap apart
 */
export function alongCurve(
  curve: (t: number) => Point,
  gap: (t: number) => number,
  samples = 2000,
): { t: number; point: Point }[] {
  let last = curve(0)
  const found = [{ t: 0, point: last }]
  for (let index = 1; index <= samples; index++) {
    const t = index / samples
    const point = curve(t)
    if (distanceOf(point, last) >= gap(t)) {
      found.push({ t, point })
      last = point
    }
  }
  return found
}

/** The points of a straight line of dots. */
export function straight(from: Point, to: Point, gap: number): Point[] {
  const at = (t: number): Point => [mix(from[0], to[0], t), mix(from[1], to[1], t)]
  return alongCurve(at, () => gap).map(({ point }) => point)
}

/** A smooth line through points in whole units: the first of them, and path data that goes on from there. */
export function smoothLine(points: readonly Point[]): { from: Point; path: string } {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const slopeAt = (index: number) => {
    const [before, after] = [
      rounded[Math.max(0, index - 1)]!,
      rounded[Math.min(rounded.length - 1, index + 1)]!,
    ]
    return (after[1] - before[1]) / (after[0] - before[0])
  }
  const path = rounded.slice(1).map(([x, y], index) => {
    const [dx, dy] = [x - rounded[index]![0], y - rounded[index]![1]]
    const [rise, fall] = [slopeAt(index) * dx, slopeAt(index + 1) * dx]
    return `c${[dx / 3, rise / 3, (dx * 2) / 3, dy - fall / 3, dx, dy].map((value) => Math.round(value)).join(' ')}`
  })
  return { from: rounded[0]!, path: path.join('').replaceAll(' -', '-') }
}
