import { floretsPerSide } from '../../src/components/steps/plant.ts'
import { alongCurve, bend, contours, distanceOf, dotAt, ease, isWithin, mix, polar, turn } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'

/** Where the leaves begin, and the roots below them (components/features/roots). */
export const heart: Point = [770, 655]

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
  ...[0.5, 1.5, 2.5, 3.5, 4.5].flatMap((step) => pair(step, 300 + step * 26, false)),
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
/** Distance of its veins from its middle, in such halves. */
const vein = 0.36
/** Distance of its outline, which hides what is behind, in such halves. */
const margin = 1.4

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
  /** Beaded edges and two fine veins, from just outside the heart to the tip. */
  const beads = [-edge, edge, -vein, vein].flatMap((side) =>
    alongCurve(
      (t) => at(mix(0.04, Math.abs(side) < edge ? 0.72 : 0.96, t), side),
      () => 13,
    ).map(({ t, point }) => dotAt(point, Math.abs(side) < edge ? mix(3.5, 1.5, t) : mix(6, 2.5, t), 'aloe')),
  )
  return { outline, beads: isFront ? beads : [...beads, dotAt(at(1, 0), 3.5, 'coral')] }
}

/** A flower spike: a stem, then florets in chevrons that narrow to the tip. */
function spike(foot: Point, rows: number): { stem: Dot[]; florets: Dot[] } {
  const [x, y] = foot
  const pull: Point = [mix(heart[0], x, 0.9), mix(heart[1], y, 0.45)]
  const stem = alongCurve(bend(heart, pull, foot), () => 13).map(({ point }) => dotAt(point, 3.5, 'aloe'))
  const florets: Dot[] = []
  for (let row = 0; row < rows; row++) {
    const part = row / (rows - 1)
    const colour = row < rows * 0.3 ? 'coral' : 'marigold'
    const perSide = floretsPerSide(part)
    for (let step = -perSide; step <= perSide; step++) {
      const place: Point = [x + step * mix(15, 10, part), y - row * 15 + Math.abs(step) * 7]
      florets.push(dotAt(place, mix(6, 3.5, part), colour))
    }
  }
  return { stem, florets }
}

function mound(x: number): number {
  return 745 - 95 / (1 + ((x - heart[0]) / 190) ** 2)
}

/** An aloe in flower, grown from dots, on a mound of earth. */
export function growth(): Dot[] {
  const shapes = leaves.map(leafShape)
  const spikes = [
    spike([770, 285], 18),
    spike([662, 345], 15),
    spike([878, 345], 15),
    spike([565, 435], 11),
    spike([975, 435], 11),
  ]
  const florets = spikes.flatMap((one) => one.florets)
  const stems = spikes
    .flatMap(({ stem }) => stem)
    .filter(({ x, y }) => !shapes.some(({ outline }) => isWithin([x, y], outline)))
  const blades = shapes
    .flatMap(({ beads }, index) =>
      beads.filter(({ x, y }) => !shapes.slice(0, index).some(({ outline }) => isWithin([x, y], outline))),
    )
    .filter(({ x, y }) => florets.every((one) => distanceOf([x, y], [one.x, one.y]) > 12))
  const earth = contours(mound, [310, 1204], 14, 10).map(({ point: [x, y], row }) =>
    dotAt(
      [x, y],
      mix(4.5, 1, row / 9) * ease(310, 560, x) * ease(1230, 980, x) * ease(900, 760, y),
      row === 0 ? 'lilac' : 'indigo',
    ),
  )
  return [...earth, ...[...stems, ...blades].filter(({ x, y }) => y < mound(x) - 10), ...florets]
}
