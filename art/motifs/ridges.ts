import type { Drawing, Stroke } from '../../src/prints/drawing.ts'
import { frame as sunFrame } from '../../src/prints/places/frames.ts'
import { colours } from '../../tokens.ts'
import { smoothLine } from '../curves.ts'
import { mix } from '../geometry.ts'
import { hill } from '../shapes.ts'
import type { Hill } from '../shapes.ts'
import type { Point } from '../types.ts'

/** Half of the sun's frame: the lines are smooth, so coarse units suffice. */
const frame = { width: sunFrame.width / 2, height: sunFrame.height / 2 }

interface Ridge {
  skyline: (x: number) => number
  /** Numbers of the first and the last point, where a ridge in front hides the rest. */
  reach?: readonly [first: number, last: number]
  colour: string
  /** Lines of dots below the crest. */
  rows: number
}

/**
 * The hills in front of the sun, from far to near. These are the positions at rest, where the sun is whole;
 * sunrise.module.css closes them while it sets.
 */
const ridges = {
  left: {
    skyline: (x) =>
      318 -
      hump(x, { at: 205, high: 92, wide: 92 }) -
      hump(x, { at: -20, high: 40, wide: 60 }) +
      fall(x - 270),
    reach: [0, 14],
    colour: colours.lilac,
    rows: 18,
  },
  right: {
    skyline: (x) =>
      320 -
      hump(x, { at: 560, high: 96, wide: 82 }) -
      hump(x, { at: 730, high: 40, wide: 60 }) +
      fall(380 - x),
    reach: [8, 20],
    colour: colours.lilac,
    rows: 18,
  },
  near: {
    skyline: (x) =>
      372 -
      hump(x, { at: 330, high: 62, wide: 80 }) -
      hump(x, { at: 610, high: 58, wide: 90 }) -
      hump(x, { at: 60, high: 36, wide: 80 }),
    colour: colours.indigo,
    rows: 12,
  },
} satisfies Record<string, Ridge>

/**
 * First x of a ridge, and number of its last point. They are outside the frame, so that no end is visible when a ridge
 * moves.
 */
const [start, lastPoint] = [-120, 20]

/** Units from one point of the crest to the next. */
const stride = 43

/** Units between dots, along a line and from line to line. */
const gap = 7

/** The height of a hill of a ridge at an x: its sides are steeper than those of other prints. */
function hump(x: number, place: Hill): number {
  return hill(x, { ...place, steepness: 1.5 })
}

/** How far a ridge falls, so that it ends behind the one in front of it. */
function fall(distance: number): number {
  return 55 * (Math.max(0, distance) / 150) ** 2
}

function crestOf({ skyline, reach: [first, last] = [0, lastPoint] }: Ridge) {
  return smoothLine(
    Array.from({ length: last + 1 - first }, (_, index): Point => {
      const x = start + (first + index) * stride
      return [x, skyline(x)]
    }),
  )
}

/**
 * A ridge: lines of dots that repeat its crest, each lower and finer than the previous one. The background
 * hides what is behind it.
 */
function drawRidge(ridge: Ridge): Drawing {
  const { from, path } = crestOf(ridge)
  const strokes = Array.from({ length: ridge.rows }, (_, row): Stroke => {
    const width = row === 0 ? 5.5 : mix(4.6, 1, (row / ridge.rows) ** 0.8)
    return [Number(width.toFixed(1)), `M${from[0]} ${from[1] + row * gap}${path}`, gap]
  })
  return {
    ...frame,
    // Below the frame too, for when the ridge moves up.
    ground: `M${from.join(' ')}${path}V${frame.height + 20}H${from[0]}z`,
    threads: [{ colour: ridge.colour, strokes }],
  }
}

/** The hills as separate drawings, because each moves separately. */
export function drawRidges(): Record<keyof typeof ridges, Drawing> {
  return { left: drawRidge(ridges.left), right: drawRidge(ridges.right), near: drawRidge(ridges.near) }
}
