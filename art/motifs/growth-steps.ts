import { dotGap, floretGap, stemFoot } from '../../src/prints/places/growth.ts'
import { bend, pieceOf } from '../curves.ts'
import type { Curve } from '../curves.ts'
import { distanceOf, mix, polar, turn } from '../geometry.ts'
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

/** How high the columns of a spike are, from the middle one, as parts of its height. */
const columnHeights = [1, 0.8, 0.55]

/** The three spikes of the flower: place of the foot, and number of rows of florets. */
const spikes = [
  [0, -178, 17],
  [-45, -156, 13],
  [45, -156, 13],
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
      .flatMap(([x, y, count]) => floretColumns(x, y, Math.ceil(count * from), Math.ceil(count * to), count))
      .join('')
  return { leafRows, bloom: { stems, below: florets(0, 0.35), above: florets(0.35, 1) } }
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

/** Five columns of florets, which lean to the tip of the spike and end below it, the outer ones first: a line from the top of each. */
function floretColumns(x: number, y: number, from: number, to: number, count: number): string[] {
  return [-2, -1, 0, 1, 2].flatMap((column) => {
    const fromMiddle = Math.abs(column)
    const florets = Math.ceil(count * columnHeights[fromMiddle]!)
    const place = (row: number) => {
      const across = x + column * mix(7, 4.8, row / count)
      return `${+across.toFixed(1)} ${y + 3 * fromMiddle - row * floretGap}`
    }
    const [low, high] = [from, Math.min(florets, to) - 1]
    if (high < low) return []
    return [`M${place(high)}${high === low ? 'h.1' : `L${place(low)}`}`]
  })
}

/** The point at a distance from 0 0, leaning from upright by an angle in degrees. */
function along(lean: number, far: number): Point {
  return polar([0, 0], (lean / 360 - 0.25) * turn, far)
}
