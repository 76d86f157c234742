import { heart } from '../../src/prints/places/roots.ts'
import { alongCurve, bend } from '../curves.ts'
import { distanceOf, ease, isWithin, mix, polar, turn } from '../geometry.ts'
import { contours, dotAt, hill } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'

/** Lengths, radii and places are in viewBox units. Numbers without a name are by eye. */

/** Distance from bead to bead along a leaf and a stem. */
const beadGap = 13

/** Radius of the dots of a stem and of a leaf's tip. */
const fineDot = 3.5
/** Radii of the beads of an edge and of the vein, at the foot and at the tip of a leaf. */
const edgeBead = [6, 2.5] as const
const veinBead = [3.5, 1.5] as const

/** Radii of the florets of a spike, at its foot and at its tip, and the distance between their rows. */
const floret = [6, 3.5] as const
const floretRowGap = 15

/** The spikes: the foot of each, from the heart, and its rows of florets. */
const spikes: readonly [fromHeart: Point, rows: number][] = [
  [[0, -370], 18],
  [[-108, -310], 15],
  [[108, -310], 15],
  [[-205, -220], 11],
  [[205, -220], 11],
]

/** Distance of a leaf's beads from the middle of a floret, and of leaves and stems from the earth. */
const roomAroundFloret = 12
const roomAboveEarth = 10

/** The earth: its width, the gap between the dots of a row, and the number of rows. */
const earth = { from: 310, to: 1204, gap: 14, rows: 8 }

/** A leaf of the aloe: its direction at the centre (in turns from upright), its length, and its upward curl. */
interface Leaf {
  lean: number
  length: number
  curl: number
  isFront: boolean
}

/** Leaves from front to back; front leaves hide those behind. */
const leaves: Leaf[] = [
  ...[0, 1, 2, 3, 4].flatMap((step) => pair(step, 185 + step * 26, true)),
  ...[0.5, 1.5, 2.5, 3.5, 4.5].flatMap((step) => pair(step, 300 + step * 20, false)),
]

function pair(step: number, length: number, isFront: boolean): Leaf[] {
  return (step === 0 ? [1] : [-1, 1]).map((side) => {
    return { lean: side * step * 0.053, length, curl: side * step * 0.02, isFront }
  })
}

/** Half of a leaf's width at the heart, in viewBox units. */
const leafHalfWidth = 32
/** Distance of its beaded edges from its middle, in such halves. */
const edge = 1
/** Distance of its outline, which hides what is behind, in such halves. */
const margin = 1.4

/** The parts of a leaf, from the heart to its tip, on which its edges and its vein are, clear of the heart. */
const beaded = { edge: [0.04, 0.96], vein: [0.04, 0.72] } as const

/** A leaf: its outline and its beads. Its middle is a curve, beside which its edges narrow to the tip. */
function leafShape({ lean, length, curl, isFront }: Leaf) {
  const angle = (lean - 0.25) * turn
  const pull = polar(heart, angle, length * 0.6)
  const middle = bend(heart, pull, polar(pull, angle - curl * turn, length * 0.5))
  function at(t: number, side: number): Point {
    const [a, b] = [middle(Math.max(0, t - 0.01)), middle(Math.min(1, t + 0.01))]
    const wide = (leafHalfWidth * (1 - t) ** 0.7 * side) / Math.hypot(b[0] - a[0], b[1] - a[1])
    const [x, y] = middle(t)
    return [x - (b[1] - a[1]) * wide, y + (b[0] - a[0]) * wide]
  }
  const steps = Array.from({ length: 21 }, (_, index) => index / 20)
  const outline = [...steps.map((t) => at(t, margin)), ...steps.toReversed().map((t) => at(t, -margin))]
  /** Beaded edges, and in front a fine vein, from just outside the heart to the tip. */
  const beads = [-edge, edge, ...(isFront ? [0] : [])].flatMap((side) => {
    const [foot, tip] = side === 0 ? veinBead : edgeBead
    const [from, to] = side === 0 ? beaded.vein : beaded.edge
    return alongCurve(
      (t) => at(mix(from, to, t), side),
      () => beadGap,
    ).map(({ t, point }) => dotAt(point, mix(foot, tip, t), 'aloe'))
  })
  return { outline, beads: isFront ? beads : [...beads, dotAt(at(1, 0), fineDot, 'coral')] }
}

/** Florets at each side of the stem, at a part of a spike's height. */
function floretsPerSide(part: number): number {
  return part < 0.55 ? 2 : part < 0.95 ? 1 : 0
}

/** A flower spike: a stem, then florets in chevrons that narrow to the tip. */
function spike([across, down]: Point, rows: number): { stem: Dot[]; florets: Dot[] } {
  const [x, y] = [heart[0] + across, heart[1] + down]
  const pull: Point = [mix(heart[0], x, 0.9), mix(heart[1], y, 0.45)]
  const stem = alongCurve(bend(heart, pull, [x, y]), () => beadGap).map(({ point }) =>
    dotAt(point, fineDot, 'aloe'),
  )
  const florets: Dot[] = []
  for (let row = 0; row < rows; row++) {
    const part = row / (rows - 1)
    const colour = row < rows * 0.3 ? 'coral' : 'marigold'
    const perSide = floretsPerSide(part)
    for (let step = -perSide; step <= perSide; step++) {
      const place: Point = [x + step * mix(15, 10, part), y - row * floretRowGap + Math.abs(step) * 7]
      florets.push(dotAt(place, mix(...floret, part), colour))
    }
  }
  return { stem, florets }
}

/** The level of the plain. */
const plain = 745

/** The mound below the heart. */
function mound(x: number): number {
  return plain - hill(x, { at: heart[0], high: 95, wide: 190 })
}

/** An aloe in flower, grown from dots, on a mound of earth. */
export function aloe(): Dot[] {
  const shapes = leaves.map(leafShape)
  const drawn = spikes.map(([fromHeart, rows]) => spike(fromHeart, rows))
  const florets = drawn.flatMap((one) => one.florets)
  const stems = drawn
    .flatMap(({ stem }) => stem)
    .filter(({ x, y }) => !shapes.some(({ outline }) => isWithin([x, y], outline)))
  const blades = shapes
    .flatMap(({ beads }, index) =>
      beads.filter(({ x, y }) => !shapes.slice(0, index).some(({ outline }) => isWithin([x, y], outline))),
    )
    .filter(({ x, y }) => florets.every((one) => distanceOf([x, y], [one.x, one.y]) > roomAroundFloret))
  const mounds = contours(mound, [earth.from, earth.to], earth.gap, earth.rows).map(
    ({ point: [x, y], row }) =>
      dotAt(
        [x, y],
        mix(4.5, 1, row / (earth.rows - 1)) *
          ease(earth.from, earth.from + 250, x) *
          ease(1230, 980, x) *
          ease(900, 760, y),
        row === 0 ? 'lilac' : 'indigo',
      ),
  )
  return [...mounds, ...[...stems, ...blades].filter(({ x, y }) => y < mound(x) - roomAboveEarth), ...florets]
}
