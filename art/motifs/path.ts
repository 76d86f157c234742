import { contours, dotAt, ease, mix, ring } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'

/** The y of the horizon and of the viewer's feet, which are at the edge of the frame. */
const horizon = 380
const feet = 900

const sun: Point = [800, 330]

/** Depth at a y: 0 at the horizon, 1 at the viewer's feet. */
function depthAt(y: number): number {
  return (y - horizon) / (feet - horizon)
}

/** How far the path swings between the horizon and the feet, in radians of its sine: it leaves the frame straight down. */
const bends = 11.3

/** Middle and half width of the path at a depth, in viewBox units. At the feet it is as wide as the road that goes on there. */
function track(depth: number): { middle: number; half: number } {
  const half = Math.min(4 + 130 * depth, 50 - 8 * ease(0.7, 0.94, depth))
  return { middle: 792 + Math.sin(depth ** 0.7 * bends) * (12 + 130 * depth), half }
}

function hills(x: number): number {
  return horizon - 74 / (1 + ((x - 1010) / 110) ** 2) - 50 / (1 + ((x - 560) / 120) ** 2) - 8
}

/** The rows of dots of the plain, by their y. */
const rows: number[] = []
for (let y = horizon + 8; y < 890; y += mix(9, 26, depthAt(y))) rows.push(y)

/** Where the four lines of the path end, in the lowest row. The page draws on from there (components/road). */
export const roadEnds = endsAt(depthAt(rows.at(-1)!))

function endsAt(depth: number): number[] {
  const { middle, half } = track(depth)
  return [-1, -1 / 3, 1 / 3, 1].map((part) => middle + part * half)
}

/**
 * The plain: rows of dots that get closer towards the horizon, and the beads of the path among them.
 *
 * @param gap depths between which the path thins out to a trace of small dots
 */
function* plain([far, near]: readonly [number, number]): Generator<Dot> {
  for (const [row, y] of rows.entries()) {
    const depth = depthAt(y)
    const { middle, half } = track(depth)
    const gap = Math.round(mix(10, 27, depth))
    const thin = ease(far - 0.05, far + 0.03, depth) * ease(near + 0.07, near - 0.03, depth)
    const fade = ease(895, 720, y)
    for (let x = 180 + (row % 2) * (gap / 2); x < 1210; x += gap) {
      const isTrack = Math.abs(x - middle) < half + gap * 0.7
      if (!isTrack) yield dotAt([x, y], mix(1.7, 5, depth) * fade * ease(170, 560, x), 'indigo')
    }
    const beads = Math.max(1, Math.round((half * 2) / gap))
    for (let bead = 0; bead <= beads; bead++) {
      const isEdge = bead === 0 || bead === beads
      const size = mix(0.9, 1, fade) * mix(1, 0.34, thin)
      yield dotAt(
        [middle - half + (bead / beads) * half * 2, y],
        mix(2.6, 7, depth) * size,
        isEdge ? 'marigold' : 'milk',
      )
    }
  }
}

/** A winding path of beads over a plain, to hills and a rising sun. */
export function path(): Dot[] {
  return landscape([2, 2])
}

/** The same path, but a part of it is only a trace. */
export function pathBrokenOff(): Dot[] {
  return landscape([0.22, 0.5])
}

function landscape(gap: readonly [number, number]): Dot[] {
  const rising = Array.from({ length: 9 }, (_, step) =>
    ring(sun, step * 16, Math.max(1, step * 6), step === 7 ? 3.5 : 6, 'marigold'),
  ).flat()
  const rays = [172, 192, 212].flatMap((distance, step) => ring(sun, distance, 40, 4.5 - step * 1.4, 'milk'))
  const range = contours(hills, [200, 1206], 12, 9).map(({ point: [x, y], row }) => {
    const fade = ease(200, 520, x) * ease(horizon + 4, horizon - 22, y)
    return dotAt([x, y], mix(5, 3, row / 8) * fade, 'lilac')
  })
  return [...[...rising, ...rays].filter(({ x, y }) => y < hills(x) - 12), ...range, ...plain(gap)]
}
