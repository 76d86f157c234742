import type { Drawing, Stroke } from '../../src/prints/drawing.ts'
import { frame } from '../../src/prints/places/frames.ts'
import { colours } from '../../tokens.ts'
import { smoothLine } from '../curves.ts'
import { joinThreads, toDrawing } from '../dots.ts'
import { distanceOf } from '../geometry.ts'
import { ring } from '../shapes.ts'
import type { Point } from '../types.ts'

/** All lengths are in viewBox units. */

/** Radii of the beads: of a heading and of a line of text, of the edges of the book, of its leaves, and of its gutter. */
const beadRadii = { heading: 6, text: 5, edge: 4.5, leaf: 3.5, gutter: 2.5 }

/** The x of the gutter between the pages, and the width of each page. */
const gutter = 775
const reach = 384
const beadGap = 13

/** Top and bottom of the pages at the gutter, and the distance between lines. */
const topEdge = 180
const bottomEdge = 762
const lineGap = 35
/** From the top of a page to its first line. */
const topMargin = 48
/** Leaves below the open pages, and the beads from the gutter to the edge of a leaf. */
const leaves = 5
const edgeBeads = 29.5
/** From the gutter to the two rows of beads beside it, and their height: they are clear of the edges. */
const besideGutter = 9
const gutterHeight = bottomEdge - topEdge - 2 * beadGap

/** The centre of the seal, and the radius in which it has no dots of the book beside it. */
const sealCentre: Point = [1080, 766]
const sealRoom = 97

/** First and last bead of a line, counted from the gutter; a heading is shorter. */
const lineBeads = [3, 27] as const
const headingBeads = 12

/** Lines of the three paragraphs of each page, about as long beside each other as the six documents are. */
const paragraphs = { left: [4.8, 3.7, 2.9], right: [3.1, 2.9, 1.3] } as const

/** Dash patterns of words of so many beads, with a space after each. The patterns alternate from line to line. */
const words = [
  [5, 3, 4],
  [3, 6, 2],
  [4, 2, 5],
].map((lengths) => lengths.map((length) => `${`${beadGap} 0 `.repeat(length - 1)}${2 * beadGap}`).join(' 0 '))

/** An arched page: its height; below 1 it is highest near the gutter; the part of it that is gone at the edge, and the fall to there. */
const arch = { high: 92, lean: 0.62, flattens: 0.35, falls: 26 } as const

/**
 * Height of a line of the open book at x, relative to the gutter. A page rises from the gutter and falls
 * towards its edge.
 */
function riseAt(x: number): number {
  const part = Math.abs(x - gutter) / reach
  return arch.high * Math.sin(part ** arch.lean * Math.PI) * (1 - arch.flattens * part) - arch.falls * part
}

/** The number of the last bead of a line that the seal leaves free. */
function lastFree(radius: number, side: number, [from, to]: readonly [number, number], y: number): number {
  let last = from
  for (; last < to; last += 0.5) {
    const x = gutter + side * (last + 0.5) * beadGap
    if (distanceOf([x, y - riseAt(x)], sealCentre) < sealRoom + radius) break
  }
  return last
}

/** A line across a page; `from` and `to` are numbers of beads from the gutter. It ends before the seal. */
function line(
  radius: number,
  side: number,
  [from, end]: readonly [number, number],
  y: number,
  gap: Stroke[2] = beadGap,
): Stroke {
  const to = lastFree(radius, side, [from, end], y)
  const ends = side < 0 ? [-to, -from] : [from, to]
  const [left, right] = ends.map((count) => gutter + count * beadGap) as [number, number]
  const steps = 6
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = left + ((right - left) * step) / steps
    return [x, -riseAt(x)]
  })
  const { from: start, path } = smoothLine(points)
  return [radius * 2, `M${start[0]} ${Math.round(start[1] + y)}${path}`, gap]
}

/** A page: paragraphs, each with a heading. */
function page(side: number, lengths: readonly number[]): { marigold: Stroke[]; milk: Stroke[] } {
  const strokes = { marigold: [] as Stroke[], milk: [] as Stroke[] }
  let row = 0
  const [start, end] = lineBeads
  /** A part of a line, from where reading begins: at the edge on the left page, at the gutter on the right one. */
  const partOf = (length: number) =>
    side < 0 ? ([end - length, end] as const) : ([start, start + length] as const)
  const nextLine = (radius: number, length: number, gap?: Stroke[2]) =>
    line(radius, side, partOf(length), topEdge + topMargin + row++ * lineGap, gap)
  for (const lines of lengths) {
    strokes.marigold.push(nextLine(beadRadii.heading, headingBeads))
    for (let left = lines; left > 0; left--)
      strokes.milk.push(
        nextLine(beadRadii.text, Math.round(Math.min(left, 1) * (end - start)), words[row % 3]),
      )
  }
  return strokes
}

/** The edges of the pages below, the cover, and the sides. */
function block(): { lilac: Stroke[]; indigo: Stroke[] } {
  const sides = [-1, 1]
  const upright = (x: number, radius: number): Stroke => {
    const top = Math.round(topEdge - riseAt(x))
    const beside = (sealRoom + radius) ** 2 - (x - sealCentre[0]) ** 2
    const high = beside > 0 ? Math.floor(sealCentre[1] - Math.sqrt(beside)) - top : bottomEdge - topEdge
    return [radius * 2, `M${x} ${top}v${high}`, beadGap]
  }
  const full = [0, edgeBeads] as const
  // On the right they all end where the seal is widest.
  const besideSeal = [0, lastFree(beadRadii.edge, 1, full, bottomEdge + (leaves - 1) * beadGap)] as const
  const foot = (side: number) => (side < 0 ? full : besideSeal)
  return {
    lilac: sides.flatMap((side) => [
      line(beadRadii.edge, side, full, topEdge),
      line(beadRadii.edge, side, foot(side), bottomEdge),
      upright(gutter + side * reach, beadRadii.edge),
    ]),
    indigo: sides.flatMap((side) => [
      ...Array.from({ length: leaves }, (_, leaf) =>
        line(beadRadii.leaf, side, foot(side), bottomEdge + (leaf + 1) * beadGap),
      ),
      [
        beadRadii.gutter * 2,
        `M${gutter + side * besideGutter} ${topEdge + beadGap}v${gutterHeight}`,
        beadGap,
      ],
    ]),
  }
}

/** The rings of the seal, from the middle. */
const sealRings = [
  { ringRadius: 60, count: 24, radius: 3.5, colour: 'marigold' },
  { ringRadius: 80, count: 24, radius: 8, colour: 'coral' },
] as const

/** The seal at the bottom of the right page. It is an open ring, because no company is named yet. */
function seal(): Drawing {
  return toDrawing(
    frame,
    sealRings.flatMap((dots) => ring({ centre: sealCentre, ...dots })),
  )
}

/** An open book with a paragraph for each legal document, whose lines are beads, and a seal on it. */
export function drawBook(): Drawing {
  const [left, right] = [page(-1, paragraphs.left), page(1, paragraphs.right)]
  const edges = block()
  const book = [
    { colour: colours.indigo, strokes: edges.indigo },
    { colour: colours.lilac, strokes: edges.lilac },
    { colour: colours.milk, strokes: [...left.milk, ...right.milk] },
    { colour: colours.marigold, strokes: [...left.marigold, ...right.marigold] },
  ]
  return { ...frame, threads: joinThreads([...book, ...seal().threads]) }
}
