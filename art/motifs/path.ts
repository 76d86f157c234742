import { frame } from '../../src/prints/places/frames.ts'
import { roadEnds, roadGap, roadOverlap } from '../../src/prints/places/road.ts'
import { alongCurve } from '../curves.ts'
import { ease, mix } from '../geometry.ts'
import { contours, dotAt, hill, sunDots } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'

/** Lengths are in viewBox units. Numbers without a name are by eye. */

/** The y of the viewer's feet, which are at the edge of the frame. */
const feet = frame.height

/** The y of the horizon of this print. */
const ownHorizon = 380

const sun: Point = [800, 330]

/** The x where the land begins and where it ends, behind the right edge of the frame. */
const [west, east] = [300, 1210]

/** The x up to which the land fades in, so that words can stand on its left. */
const wordsEnd = 640

/** The y from which the plain fades out towards the end of the print, and the y where it is gone. */
const [fadesFrom, isGone] = [720, 895]

/**
 * What grows from the horizon to the viewer's feet, in viewBox units: how far the path swings and half its width; the distance between
 * the rows of the plain, that between the dots of a row, and their radius.
 */
const grows = { swing: [12, 142], half: [4, 64], rows: [10, 28], gap: [10, 27], radius: [1.7, 5] } as const

/** The same of the beads of the path: their distance, and the radius of those at its edges and in its middle. */
const beadsGrow = { gap: [7, roadGap], edge: [1.5, 6], middle: [1.5, 4.5] } as const

/** How far the path swings between the horizon and the feet, in radians of its sine: it leaves the frame straight down. */
const bends = 11.4

/** The y of the nearest beads: the next ones, below the frame, are the page's (components/road). */
const nearest = feet - roadOverlap - roadGap

/** Where the outer lines of the path end, and those of the page's road begin. */
const [firstEnd, , , lastEnd] = roadEnds

/** The four lines of the path: the part of its half width from its middle to each. */
const lines = [-1, -1 / 3, 1 / 3, 1]

/** How near a depth is to the feet, where the path is as large as the road, from 0 to 1. */
function nearness(depth: number): number {
  return Math.min(1, depth / 0.7)
}

/** The path and the plain up to a horizon, by its y. */
export function landTo(horizon: number) {
  /** Depth at a y: 0 at the horizon, 1 at the viewer's feet. */
  const depthAt = (y: number) => (y - horizon) / (feet - horizon)

  /** Of a lower land the path swings less and is narrower, so that its bends are as steep. */
  const share = (feet - horizon) / (feet - ownHorizon)

  /** How far right the path swings at a depth. */
  const swing = (depth: number) => share * Math.sin(depth ** 0.7 * bends) * mix(...grows.swing, depth)

  /** Middle and half width of the path at a depth, in viewBox units. At the feet it is as wide as the road that goes on there. */
  const track = (depth: number) => ({
    middle: (firstEnd + lastEnd) / 2 - swing(depthAt(nearest)) + swing(depth),
    half: Math.min(share * mix(...grows.half, depth), (lastEnd - firstEnd) / 2),
  })

  /** How far the path goes to the right with each unit of y. */
  const slopeAt = (y: number) => track(depthAt(y + 1)).middle - track(depthAt(y)).middle

  /** A point of a line: beside the middle of the path, across its direction, and seen at an angle. */
  function pointOf(part: number, y: number): Point {
    const depth = depthAt(y)
    const { middle, half } = track(depth)
    const slope = slopeAt(y)
    const across = (part * half) / Math.hypot(1, slope)
    // The lines go on in the page from one height.
    return y === nearest ? [middle + part * half, y] : [middle + across, y - across * slope * depth]
  }

  /**
   * The path: four lines of beads that get larger towards the viewer, each counted from there.
   *
   * @param shownAt how much of its dots is shown at a depth, from 0 to 1
   */
  function beads(shownAt = (_depth: number) => 1): Dot[] {
    return lines.flatMap((part) => {
      const isEdge = Math.abs(part) === 1
      const yAt = (t: number) => mix(nearest, horizon + 10, t)
      return alongCurve(
        (t) => pointOf(part, yAt(t)),
        (t) => mix(...beadsGrow.gap, nearness(depthAt(yAt(t)))),
      ).map(({ t, point }) => {
        const [far, near] = isEdge ? beadsGrow.edge : beadsGrow.middle
        const radius = mix(far, near, nearness(depthAt(point[1])))
        return dotAt(point, radius * shownAt(depthAt(yAt(t))), isEdge ? 'marigold' : 'milk')
      })
    })
  }

  /** The rows of dots of the plain: where each is, the distance between its dots, and their radius. */
  const rows: { y: number; gap: number; radius: number }[] = []
  for (let y = horizon + 8; y < isGone - 5; y += mix(...grows.rows, depthAt(y))) {
    const depth = depthAt(y)
    rows.push({
      y,
      gap: Math.round(mix(...grows.gap, depth)),
      radius: mix(...grows.radius, depth) * ease(isGone, fadesFrom, y),
    })
  }

  /** Whether a place of the plain is on the path or right beside it. */
  function isTrack(x: number, { y, gap }: { y: number; gap: number }): boolean {
    const depth = depthAt(y)
    const { middle, half } = track(depth)
    return Math.abs(x - middle) < half * Math.hypot(1, slopeAt(y) * depth) + gap * 0.7
  }

  return { beads, rows, isTrack }
}

function hills(x: number): number {
  return (
    ownHorizon - 8 - hill(x, { at: 1010, high: 74, wide: 110 }) - hill(x, { at: 560, high: 50, wide: 120 })
  )
}

const land = landTo(ownHorizon)

/** The plain: rows of dots that get closer towards the horizon, beside the path. */
function* plain(): Generator<Dot> {
  for (const [index, row] of land.rows.entries())
    for (let x = west + (index % 2) * (row.gap / 2); x < east; x += row.gap)
      if (!land.isTrack(x, row)) yield dotAt([x, row.y], row.radius * ease(west - 10, wordsEnd, x), 'indigo')
}

/** A winding path of beads over a plain, to hills and a rising sun. */
export function path(): Dot[] {
  const rays = [
    [172, 4.5],
    [192, 3.1],
    [212, 1.7],
  ] as const
  const rising = sunDots({ centre: sun, gap: 16, radii: [6, 3.5], rays })
  const range = contours(hills, [west + 20, east - 4], 12, 4).map(({ point: [x, y], row }) => {
    const fade = ease(west + 20, wordsEnd - 40, x) * ease(ownHorizon + 4, ownHorizon - 22, y)
    return dotAt([x, y], mix(5, 3, row / 8) * fade, 'lilac')
  })
  return [...rising.filter(({ x, y }) => y < hills(x) - 12), ...range, ...plain(), ...land.beads()]
}
