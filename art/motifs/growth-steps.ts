import { dotGap, floretGap, stemFoot } from '../../src/prints/places/growth.ts'
import { bend, pieceOf } from '../curves.ts'
import type { Curve } from '../curves.ts'
import { distanceOf, polar, turn } from '../geometry.ts'
import type { Point } from '../types.ts'

/** A leaf: its lean from upright in degrees, and its length. */
type Leaf = readonly [lean: number, length: number]

/** The rows of leaves, from the ground up; each stands behind the one before. A leaf on the left mirrors it. */
const rows: readonly (readonly Leaf[])[] = [
  [
    [20, 86],
    [50, 82],
  ],
  [
    [68, 92],
    [35, 122],
  ],
  [[11, 150]],
]

/** Parts of a leaf's lean and length: its tip curls upward, and its edges bulge the other way, a little above its middle. */
const tipLean = 0.84
const bulgePart = { lean: 1.1, length: 0.58 }

/** How far the foot of a leaf is from the heart, and how far its edges are from its middle at the bulge and at the foot. */
const footDistance = 4
const halfWidth = { bulge: 16, foot: 2.5 }

/** Distance from a dot of another line, at least: more than a dot is wide. */
const clearance = 4.8

/** From row to row of florets. */
const rowHeight = 7

/** The three spikes of the flower: place of the foot, and number of rows of florets. */
const spikes = [
  [0, -172, 15],
  [-45, -150, 11],
  [45, -150, 11],
] as const

/** A small aloe as path data, from the heart of the plant at 0 0. Its parts appear step by step (components/plant). */
export function drawGrowthSteps() {
  /** The dots of the right half so far: a line ends where one in front of it begins, so that leaves are drawn first. */
  const taken: Point[] = []
  const leafRows = rows.map((row) => {
    const leaves = row.map((leaf) => leafOf(leaf, taken))
    return {
      edges: leaves.map(({ edges }) => edges).join(''),
      veins: leaves.map(({ vein }) => vein).join(''),
    }
  })
  const [[, middle], , [side, foot]] = spikes
  const stem: Curve = [
    [side, foot],
    [side * 0.85, foot / 2],
    [side / 8, -8],
  ]
  const stems = [`M0 ${middle}V3${stemFoot}`, ...behind(taken, stem)].join('')
  /** The florets of all spikes between two parts of their height. */
  const florets = (from: number, to: number) =>
    spikes
      .flatMap(([x, y, count]) => floretRows(x, y, Math.ceil(count * from), Math.ceil(count * to), count))
      .join('')
  return { leafRows, bloom: { stems, below: florets(0, 1 / 3), above: florets(1 / 3, 1) } }
}

/** Two edges that begin at the tip, which curls upward, and share its dot; and a vein, where it has room between them. */
function leafOf([lean, length]: Leaf, taken: Point[]) {
  const tip = along(lean * tipLean, length)
  const bulge = along(lean * bulgePart.lean, length * bulgePart.length)
  const foot = along(lean, footDistance)
  const [x, y] = along(lean + 90, 1)
  /** From the tip to the foot, beside the middle of the leaf: at its left with -1, at its right with 1. */
  const line = (side: number) =>
    behind(taken, [
      tip,
      [bulge[0] + x * side * halfWidth.bulge, bulge[1] + y * side * halfWidth.bulge],
      [foot[0] + 1 + x * side * halfWidth.foot, foot[1] + y * side * halfWidth.foot],
    ]).join('')
  return { edges: line(-1) + line(1), vein: line(0) }
}

/** Path data of a curve and its mirror image, up to where another line is in front of it. Its dots are taken then. */
function behind(taken: Point[], curve: Curve): string[] {
  const at = bend(...curve)
  const seen: number[] = []
  const dots: Point[] = []
  for (let t = 0; t <= 1; t += 0.0025) {
    const point = at(t)
    const last = dots.at(-1)
    if (last && distanceOf(last, point) < dotGap) continue
    const isClear = point[0] > clearance / 2 && taken.every((dot) => distanceOf(dot, point) > clearance)
    if (isClear) {
      dots.push(point)
      seen.push(t)
    } else if (last) break
  }
  taken.push(...dots)
  if (dots.length === 0) return []
  const piece = pieceOf(curve, seen[0]!, seen.at(-1)!)
  return [1, -1].map((side) => {
    const [start, pull, end] = piece.map(([x, y]) => `${Math.round(x) * side} ${Math.round(y)}`)
    return `M${start}Q${pull} ${end}`
  })
}

/** Rows from five florets to one, each between those of the row below it: odd and even numbers take turns. */
function floretRows(x: number, y: number, from: number, to: number, count: number): string[] {
  return Array.from({ length: to - from }, (_, index) => {
    const row = from + index
    const odd = (row + 1) % 2
    const florets = 2 * Math.round((5 - (4 * row) / (count - 1) - odd) / 2) + odd
    // A dash of zero length per floret; the line ends slightly after the last one.
    const wide = floretGap * (florets - 1)
    return `M${x - wide / 2} ${y - row * rowHeight}h${wide}.1`
  })
}

/** The point at a distance from 0 0, leaning from upright by an angle in degrees. */
function along(lean: number, far: number): Point {
  return polar([0, 0], (lean / 360 - 0.25) * turn, far)
}
