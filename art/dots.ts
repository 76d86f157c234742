import { dotsPath } from '../src/prints/drawing.ts'
import type { Drawing, Stroke, ThreadDots } from '../src/prints/drawing.ts'
import { colours } from '../tokens.ts'
import { arcOf, circleOf, gatherRuns, isCircle } from './rings.ts'
import type { Dot, Frame } from './types.ts'

/** Few radii, so that dots fall into few paths. Stroke widths, twice these, are whole numbers. */
const radiusSteps = [1, 1.5, 2.5, 3.5, 4.5, 6, 8, 11, 15, 22] as const

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
