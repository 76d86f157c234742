import type { Drawing, Stroke } from '../../src/prints/drawing.ts'
import { colours } from '../../tokens.ts'
import { toDrawing } from '../dots.ts'
import { contours, ring, smoothLine } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'
import { beads, horizon, plainRows } from './path.ts'

/** The x of the widest window's edges: the land is as wide as the page. */
const [west, east] = [-1600, 1950]

/** Where the path is lost: from this depth to that one, the plain has grown over it. */
const [lostFrom, lostTo] = [0.28, 0.44]

/** Between two hills, which cover as much of it at the left as at the right. */
const sun: Point = [752, 350]

/** The hills, from left to right: x of the top, height and half of the width. */
const tops = [
  [-1240, 30, 150],
  [-700, 40, 170],
  [-80, 34, 150],
  [540, 56, 120],
  [1020, 88, 120],
  [1620, 48, 160],
] as const

function hills(x: number): number {
  return tops.reduce((y, [top, height, half]) => y - height / (1 + ((x - top) / half) ** 2), horizon - 6)
}

/** Distance between dots of the hills and between their rows. */
const step = 12

/** The skyline, and under it the same line again and again, as far as it is above the horizon, with smaller and smaller dots. */
function range(): Stroke[] {
  const rows = Map.groupBy(contours(hills, [west, east], step, 8), ({ row }) => row)
  return [...rows].map(([row, dots]): Stroke => {
    const runs: Point[][] = [[]]
    for (const { point } of dots)
      if (point[1] < horizon - 4) runs.at(-1)!.push(point)
      else if (runs.at(-1)!.length > 0) runs.push([])
    const lines = runs
      .filter(({ length }) => length > 4)
      .map((run) => smoothLine(run.filter((_, index) => index % 4 === 0)))
    return [
      Math.max(3, 9 - 2 * row),
      lines.map(({ from, path }) => `M${from.join(' ')}${path}`).join(''),
      step,
    ]
  })
}

/** The plain: rows of dots that get closer towards the horizon, beside the path. */
function plain(path: readonly Dot[]): Stroke[] {
  const byWidth = new Map<string, string>()
  for (const [row, { y, gap, radius }] of plainRows().entries()) {
    const width = Math.round(radius * 2)
    if (width < 2) continue
    const at = Math.round(y)
    const beside = path.filter((bead) => Math.abs(bead.y - y) < gap * 0.7).map(({ x }) => x)
    const start = west + (row % 2) * Math.round(gap / 2)
    // Both pieces have their dots at the same places.
    const left = Math.floor((Math.min(...beside) - gap * 0.8 - start) / gap)
    const right = Math.ceil((Math.max(...beside) + gap * 0.8 - start) / gap)
    const pieces =
      beside.length === 0 ? `H${east}` : `H${start + left * gap + 1}M${start + right * gap} ${at}H${east}`
    const key = `${width} ${gap}`
    byWidth.set(key, `${byWidth.get(key) ?? ''}M${start} ${at}${pieces}`)
  }
  return [...byWidth].map(([key, d]): Stroke => {
    const [width, gap] = key.split(' ').map(Number)
    return [width!, d, gap!]
  })
}

/** The path of /about over a land as wide as the page. A part of the path is lost. */
export function drawAstray(): Drawing {
  const rising = Array.from({ length: 9 }, (_, index) =>
    ring(sun, index * 21, Math.max(1, index * 6), index === 7 ? 4.5 : 8, 'marigold'),
  ).flat()
  const rays = [212, 234, 256].flatMap((distance, index) => ring(sun, distance, 40, 6 - index * 2, 'milk'))
  const kept = beads((depth) => depth > lostFrom && depth < lostTo)
  const sky = [...rising, ...rays].filter(({ x, y }) => y < hills(x) - 14)
  const { threads, ...frame } = toDrawing({ width: 1200, height: 900, bleed: true }, [...sky, ...kept])
  return {
    ...frame,
    threads: [
      { colour: colours.indigo, strokes: plain(kept) },
      { colour: colours.lilac, strokes: range() },
      ...threads,
    ],
  }
}
