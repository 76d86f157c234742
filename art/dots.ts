import { dotsPath } from '../src/prints/drawing.ts'
import type { Drawing, Stroke, ThreadDots } from '../src/prints/drawing.ts'
import { colours } from '../tokens.ts'
import { arcOf, circleOf, gatherRuns, isCircle } from './rings.ts'
import type { ColourName, Dot } from './types.ts'

/** One place of the lattice. */
interface LatticePlace {
  x: number
  y: number
  /** Half steps from the left edge: even on even rows, odd on odd rows. */
  column: number
  row: number
  /** A number from 0 up to 1, always the same for this place. */
  chance: number
}

/** The result of a field for one place: radius and colour of the dot, or undefined for no dot. */
type Ink = { radius: number; colour: ColourName } | undefined

/** A picture as a function: returns the dot at a place of the lattice. */
export type Field = (place: LatticePlace) => Ink

/** The frame of a print, in viewBox units; `bleed` includes dots that the frame cuts. */
export interface Frame {
  width: number
  height: number
  bleed?: boolean
}

/** Few radii, so that dots fall into few paths. Stroke widths, twice these, are whole numbers. */
const radiusSteps = [1, 1.5, 2.5, 3.5, 4.5, 6, 8, 11, 15, 22] as const

/** Distance between neighbours on a row. */
export const pitch = 14

/** Distance between rows: the hexagonal 14 × √3 ÷ 2, rounded so that every place is a whole number. */
export const rowHeight = 12

/** A small random source (mulberry32): numbers from 0 up to 1, the same in each drawing. */
function sameChances(): () => number {
  // Any other seed would scatter the colours of `pulse` in another way.
  let state = 4
  return function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Evaluates a field at every place of the frame's hexagonal lattice. Returns the dots, row by row. */
export function printField(frame: Frame, field: Field): Dot[] {
  const nextChance = sameChances()
  const half = pitch / 2
  const dots: Dot[] = []
  for (let row = 0; row * rowHeight <= frame.height; row++) {
    for (let column = row % 2; column * half <= frame.width; column += 2) {
      const place = { x: column * half, y: row * rowHeight }
      const ink = field({ ...place, column, row, chance: nextChance() })
      if (ink) dots.push({ ...place, ...ink })
    }
  }
  return dots
}

/** The nearest of `radiusSteps`, or 0 for no dot. */
function nearestRadius(wanted: number): number {
  if (!(wanted >= radiusSteps[0] / 2)) return 0
  return radiusSteps.reduce((best, step) => (Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best))
}

function isInside(frame: Frame, { x, y, radius }: Dot): boolean {
  const margin = frame.bleed ? -radius : radius
  return x >= margin && y >= margin && x <= frame.width - margin && y <= frame.height - margin
}

/**
 * Combines dots into a drawing. Each colour and radius has one path, in order of appearance. Runs of dots on
 * rings become dotted arcs and circles.
 */
export function toDrawing(frame: Frame, dots: readonly Dot[]): Drawing {
  const shown = dots
    .map((dot) => ({
      ...dot,
      x: Math.round(dot.x),
      y: Math.round(dot.y),
      radius: nearestRadius(dot.radius),
    }))
    .filter((dot) => dot.radius > 0 && isInside(frame, dot))
  const { runs, loose } = gatherRuns(shown)
  const used = [...new Set(shown.map(({ colour }) => colour))]
  const threads = used.map((colour): ThreadDots => {
    const byRadius = Map.groupBy(
      loose.filter((dot) => dot.colour === colour),
      ({ radius }) => radius,
    )
    const ofColour = runs.filter(({ like }) => like.colour === colour)
    const strokes: Stroke[] = [
      ...[...byRadius].map(([radius, alike]): Stroke => [
        radius * 2,
        dotsPath(alike.map(({ x, y }) => [x, y])),
      ]),
      ...ofColour.filter((run) => !isCircle(run)).map(arcOf),
    ]
    const circles = ofColour.filter(isCircle).map(circleOf)
    return { colour: colours[colour], strokes, ...(circles.length > 0 && { circles }) }
  })
  return { width: frame.width, height: frame.height, threads }
}

/** Strokes with one path for each width and gap, in order of appearance. */
export function joinStrokes(strokes: readonly Stroke[]): Stroke[] {
  const alike = Map.groupBy(strokes, ([width, , gap]) => `${width} ${gap}`)
  return [...alike.values()].map((equal): Stroke => {
    const [width, , ...gap] = equal[0]!
    return [width, equal.map(([, path]) => path).join(''), ...gap]
  })
}

/** Threads with one for each colour, in order of appearance. */
export function joinThreads(threads: readonly ThreadDots[]): ThreadDots[] {
  const byColour = Map.groupBy(threads, ({ colour }) => colour)
  return [...byColour].map(([colour, alike]): ThreadDots => {
    const circles = alike.flatMap((thread) => thread.circles ?? [])
    const strokes = alike.flatMap((thread) => thread.strokes)
    return { colour, strokes, ...(circles.length > 0 && { circles }) }
  })
}
