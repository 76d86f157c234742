import { along, distance, pieceOf, placeOn } from './curve.ts'
import type { Curve, Place } from './curve.ts'

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

/** Units from dot to dot of a line, and at least to a dot of another line: more than a dot is wide. */
const [pitch, clearance] = [6, 4.8]

/** The three spikes of the flower: place of the foot, and number of rows of florets. */
const spikes = [
  [0, -172, 15],
  [-45, -150, 11],
  [45, -150, 11],
] as const

const plant = drawPlant()

/** Path data of a row of leaves, from the heart of the plant at 0 0: their edges, and the vein in the middle of each. */
export const leafRows = plant.leaves

/** Leaves and stems from front to back, because a line ends where one in front of it begins. */
function drawPlant() {
  /** The dots of the right half so far. */
  const taken: Place[] = []
  const leaves = rows.map((row) => {
    const drawn = row.map((leaf) => leafOf(leaf, taken))
    return { edges: drawn.map(({ edges }) => edges).join(''), veins: drawn.map(({ vein }) => vein).join('') }
  })
  const [[, middle], , [x, y]] = spikes
  const end: Curve = [
    [x, y],
    [x * 0.85, y / 2],
    [x / 8, -8],
  ]
  return { leaves, stems: [`M0 ${middle}V3M-12 3h24`, ...behind(taken, end)].join('') }
}

/** Two edges that begin at the tip, which curls upward, and share its dot; and a vein, where it has room between them. */
function leafOf([lean, length]: Leaf, taken: Place[]) {
  const tip = along(lean * 0.84, length)
  const bulge = along(lean * 1.1, length * 0.58)
  const foot = along(lean, 4)
  const [x, y] = along(lean + 90, 1)
  /** From the tip to the foot, beside the middle of the leaf: at its left with -1, at its right with 1. */
  const line = (side: number) =>
    behind(taken, [
      tip,
      [bulge[0] + x * side * 16, bulge[1] + y * side * 16],
      [foot[0] + 1 + x * side * 2.5, foot[1] + y * side * 2.5],
    ]).join('')
  return { edges: line(-1) + line(1), vein: line(0) }
}

/** Path data of a curve and its mirror image, up to where another line is in front of it. Its dots are taken then. */
function behind(taken: Place[], curve: Curve): string[] {
  const seen: number[] = []
  const dots: Place[] = []
  for (let t = 0; t <= 1; t += 0.0025) {
    const place = placeOn(curve, t)
    const last = dots.at(-1)
    if (last && distance(last, place) < pitch) continue
    const isClear = place[0] > clearance / 2 && taken.every((dot) => distance(dot, place) > clearance)
    if (isClear) {
      dots.push(place)
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

/** Path data of the stems, and of the florets: below, and above toward the tip. */
export const bloom = {
  stems: plant.stems,
  below: spikes.flatMap(([x, y, count]) => floretRows(x, y, 0, Math.ceil(count / 3), count)).join(''),
  above: spikes.flatMap(([x, y, count]) => floretRows(x, y, Math.ceil(count / 3), count, count)).join(''),
}

/** Rows from five florets to one, each between those of the row below it: odd and even numbers take turns. */
function floretRows(x: number, y: number, from: number, to: number, count: number): string[] {
  return Array.from({ length: to - from }, (_, index) => {
    const row = from + index
    const odd = (row + 1) % 2
    const florets = 2 * Math.round((5 - (4 * row) / (count - 1) - odd) / 2) + odd
    // A dash of zero length per floret; the line ends slightly after the last one.
    const wide = 8 * (florets - 1)
    return `M${x - wide / 2} ${y - row * 7}h${wide}.1`
  })
}
