import type { Drawing, Stroke, ThreadDots } from '../../src/prints/drawing.ts'
import { frame } from '../../src/prints/places/frames.ts'
import { colours } from '../../tokens.ts'
import { smoothLine } from '../curves.ts'
import { joinStrokes, joinThreads, toDrawing } from '../dots.ts'
import { ease } from '../geometry.ts'
import { contours, hill, sunDots } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'
import { landTo } from './path.ts'

/** Lengths are in viewBox units. Numbers without a name are by eye. */

/** The x of the widest window's edges: the land is as wide as the page. */
const [west, east] = [-1600, 1950]

/** Lower than on /about, so that the ways back are near the first screen. */
const horizon = 540

const land = landTo(horizon)

/** Where the path is lost: it fades out up to a depth, the plain has grown over it, and it fades in after another one. */
const [lostFrom, lostTo] = [0.3, 0.4]
const fade = 0.14

/** Between two hills, which cover as much of it at the left as at the right. */
const sun: Point = [752, horizon - 30]

/** The hills, from left to right. */
const tops = [
  { at: -1240, high: 30, wide: 150 },
  { at: -700, high: 40, wide: 170 },
  { at: -80, high: 34, wide: 150 },
  { at: 540, high: 56, wide: 120 },
  { at: 1020, high: 88, wide: 120 },
  { at: 1620, high: 48, wide: 160 },
] as const

function hills(x: number): number {
  return tops.reduce((y, top) => y - hill(x, top), horizon - 6)
}

/** How far from the sun the plain is lit: as far as its rays reach. */
const light = 256

/** Distance between dots of the hills and between their rows. */
const step = 12

/** The skyline, and under it the same line again and again, as far as it is above the horizon, with smaller and smaller dots. */
function range(): Stroke[] {
  const rows = Map.groupBy(contours(hills, [west, east], step, 4), ({ row }) => row)
  return [...rows].map(([row, dots]): Stroke => {
    const runs: Point[][] = [[]]
    for (const { point } of dots)
      if (point[1] < horizon - 4) runs.at(-1)!.push(point)
      else if (runs.at(-1)!.length > 0) runs.push([])
    const lines = runs
      .filter(({ length }) => length > 4)
      .map((run) => smoothLine(run.filter((_, index) => index % 6 === 0)))
    return [
      Math.max(3, 9 - 2 * row),
      lines.map(({ from, path }) => `M${from.join(' ')}${path}`).join(''),
      step,
    ]
  })
}

/** The plain: rows of dots that get closer towards the horizon, beside the path, and over it where it fades out. */
function plain(path: readonly Dot[]): ThreadDots[] {
  const all: Stroke[] = []
  const lit: Stroke[] = []
  for (const [row, { y, gap, radius }] of land.rows.entries()) {
    const width = Math.round(radius * 2)
    if (width < 2) continue
    const at = Math.round(y)
    const start = west + (row % 2) * Math.round(gap / 2)
    /** All pieces of a row have their dots at the same places. */
    const dotBefore = (x: number) => start + Math.floor((x - start) / gap) * gap
    const piece = (from: number, to: number): Stroke => [
      width,
      `M${dotBefore(from)} ${at}H${Math.min(east, dotBefore(to) + 1)}`,
      gap,
    ]
    const beside = path
      .filter((bead) => bead.radius > radius / 2 && Math.abs(bead.y - y) < gap * 0.7)
      .map(({ x }) => x)
    const reach = Math.sqrt(Math.max(0, light ** 2 - (y - sun[1]) ** 2))
    const [left, right] =
      beside.length === 0 ? [east, east] : [Math.min(...beside) - gap * 0.8, Math.max(...beside) + gap * 1.8]
    for (const [from, to] of [
      [start, left],
      [right, east],
    ] as const) {
      if (from >= to) continue
      all.push(piece(from, to))
      const [litFrom, litTo] = [Math.max(from, sun[0] - reach), Math.min(to, sun[0] + reach)]
      if (litFrom < litTo) lit.push(piece(litFrom, litTo))
    }
  }
  return [
    { colour: colours.indigo, strokes: joinStrokes(all) },
    { colour: colours.lilac, strokes: joinStrokes(lit) },
  ]
}

/** The path of /about over a land as wide as the page. A part of the path is lost. */
export function drawAstray(): Drawing {
  const rays = [
    [212, 6],
    [234, 4],
    [light, 2],
  ] as const
  const rising = sunDots({ centre: sun, gap: 21, radii: [8, 4.5], rays })
  const kept = land
    .beads((depth) => ease(lostFrom, lostFrom - fade, depth) + ease(lostTo, lostTo + fade, depth))
    .filter(({ radius }) => radius > 0)
  const sky = rising.filter(({ x, y }) => y < hills(x) - 14)
  const { threads } = toDrawing({ ...frame, bleed: true }, [...sky, ...kept])
  const hillside = { colour: colours.lilac, strokes: range() }
  return { ...frame, threads: joinThreads([...plain(kept), hillside, ...threads]) }
}
