import type { ColourName, Dot, Point, Ring } from './types.ts'

/** A full turn, in radians. */
export const turn = Math.PI * 2

/** 0 at `from` and before, 1 at `to` and after, with a soft start and end; `from` may be the larger. */
export function ease(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Linear interpolation between two numbers at a part from 0 to 1, or beyond them. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/** The point at an angle (radians, clockwise from the right) and distance from a centre. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}

/** Distance between two points. */
export function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** A dot at a point. */
export function dotAt([x, y]: Point, radius: number, colour: ColourName): Dot {
  return { x, y, radius, colour }
}

/** A `Ring`, which begins at the top unless it has a start, and the radius and colour of each of its dots. */
type RingOfDots = Omit<Ring, 'start'> & Partial<Pick<Ring, 'start'>> & Pick<Dot, 'radius' | 'colour'>

/** A closed ring of evenly spaced dots. */
export function ring({ centre, ringRadius, count, start = -turn / 4, radius, colour }: RingOfDots): Dot[] {
  const place = { centre, ringRadius, count, start }
  return Array.from({ length: count }, (_, index) => ({
    ...dotAt(polar(centre, start + (index / count) * turn, ringRadius), radius, colour),
    on: { ring: place, index },
  }))
}

interface Sun {
  centre: Point
  /** Distance between its rings. */
  gap: number
  /** Radius of its dots, and of those in its last ring but one. */
  radii: readonly [all: number, thin: number]
  /** The radius of each ring of rays, and that of its dots. */
  rays: readonly (readonly [ringRadius: number, radius: number])[]
}

/** A rising sun: nine rings of dots, and rings of rays around them. */
export function sunDots({ centre, gap, radii: [all, thin], rays }: Sun): Dot[] {
  const rings = Array.from({ length: 9 }, (_, step) =>
    ring({
      centre,
      ringRadius: step * gap,
      count: Math.max(1, step * 6),
      radius: step === 7 ? thin : all,
      colour: 'marigold',
    }),
  )
  const around = rays.map(([ringRadius, radius]) =>
    ring({ centre, ringRadius, count: 40, radius, colour: 'milk' }),
  )
  return [...rings, ...around].flat()
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

/** A hill of a skyline. */
export interface Hill {
  /** The x of its top. */
  at: number
  high: number
  /** How far from its top, at each side, it is half as high; with a larger steepness it is lower there. */
  wide: number
  steepness?: number
}

/** The height of a hill at an x. */
export function hill(x: number, { at, high, wide, steepness = 1 }: Hill): number {
  return high / (1 + ((x - at) / wide) ** 2) ** steepness
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

/** Whether a point lies inside an outline (even-odd rule). */
export function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** Lines of dots that repeat a skyline, each `gap` below the previous one. Prints draw hills this way. */
export function contours(
  skyline: (x: number) => number,
  range: readonly [left: number, right: number],
  gap: number,
  rows: number,
): { point: Point; row: number }[] {
  const [left, right] = range
  const crest = alongCurve(
    (t) => {
      const x = mix(left, right, t)
      return [x, skyline(x)]
    },
    () => gap,
    4000,
  ).map(({ point: [x, y] }) => [Math.round(x), Math.round(y)] as const)
  return Array.from({ length: rows }, (_, row) =>
    crest.map(([x, y]) => ({ point: [x, y + row * gap] as const, row })),
  ).flat()
}
