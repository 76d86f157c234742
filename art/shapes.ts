import { alongCurve } from './curves.ts'
import { mix, polar, turn } from './geometry.ts'
import type { ColourName, Dot, Point, Ring } from './types.ts'

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

/** A rising sun: nine rings of dots, of which the last but one is thin, and rings of rays around them. */
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
