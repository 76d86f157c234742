import type { Thread } from '../../src/components/print/drawing.ts'
import type { Dot, Point } from '../dot.ts'
import { distanceOf, dotAt } from '../shapes.ts'

/** Half the side of a layer, in thread steps. */
const reach = 24

/** What one thread step is across and down, in viewBox units: flat enough that a layer does not hide the next. */
const across = 9
const down = 3

/** Where a layer's middle lies, its thread, and its weave: the radius of the dot at a thread step. */
interface Layer {
  middle: Point
  colour: Thread
  weave: (u: number, v: number) => number
}

const layers: Layer[] = [
  { middle: [750, 172], colour: 'sky', weave: blocks },
  { middle: [750, 440], colour: 'marigold', weave: planks },
  { middle: [750, 708], colour: 'lilac', weave: rings },
]

const isOn = (value: number, every: number) => Math.abs(value) % every === 0

/** Government: squares in ranks, each with a solid heart. */
function blocks(u: number, v: number): number {
  if (isOn(u, 8) || isOn(v, 8)) return isOn(u, 8) && isOn(v, 8) ? 6 : 2.5
  return isOn(u - 4, 8) && isOn(v - 4, 8) ? 6 : isOn(u, 2) && isOn(v, 2) ? 2.5 : 0
}

/** The bridge: planks from side to side, tied down along two rails. */
function planks(u: number, v: number): number {
  if (!isOn(v, 4)) return 0
  return isOn(u - 4, 12) ? 6 : 3.5
}

/** Citizens: ring within ring around a common middle. */
function rings(u: number, v: number): number {
  const out = Math.max(Math.abs(u), Math.abs(v))
  if (out === 0) return 8
  if (isOn(out, 6)) return 3.5
  return isOn(out, 3) && isOn(u, 3) && isOn(v, 3) ? 4.5 : 0
}

function place([x, y]: Point, u: number, v: number): Point {
  return [x + (u - v) * across, y + (u + v) * down]
}

/** Whether a layer above, slab and all, hides a place. */
function isHidden([x, y]: Point, above: Layer[]): boolean {
  return above.some(({ middle }) => {
    const aside = Math.abs(x - middle[0]) / across
    const below = (y - middle[1]) / down
    return aside - below <= reach * 2 + 2 && aside + below <= reach * 2 + 13
  })
}

function layerDots({ middle, colour, weave }: Layer): Dot[] {
  const dots: Dot[] = []
  for (let u = -reach; u <= reach; u++) {
    for (let v = -reach; v <= reach; v++) {
      const isEdge = Math.max(Math.abs(u), Math.abs(v)) === reach
      const radius = isEdge ? 3.5 : weave(u, v)
      if (radius > 0) dots.push(dotAt(place(middle, u, v), radius, colour))
    }
  }
  for (const depth of [11, 20]) {
    for (let u = -reach; u <= reach; u++) {
      const [x, y] = place(middle, reach, -u)
      const [mirrorX] = place(middle, -u, reach)
      dots.push(dotAt([x, y + depth], 26 / depth, colour), dotAt([mirrorX, y + depth], 26 / depth, colour))
    }
  }
  return dots
}

/** Upright strands from the front edges of one layer to the same places of the next. */
function strands(from: Layer, to: Layer): Dot[] {
  const corners = [
    [reach, -reach],
    [reach, -8],
    [reach, 8],
    [reach, reach],
    [8, reach],
    [-8, reach],
    [-reach, reach],
  ] as const
  return corners.flatMap(([u, v]) => {
    const [x, top] = place(from.middle, u, v)
    const [, bottom] = place(to.middle, u, v)
    const dots = [dotAt([x, bottom], 8, 'milk')]
    for (let y = top + 32; y < bottom - 10; y += 11) dots.push(dotAt([x, y], 2.5, 'milk'))
    return dots
  })
}

/** The government stack, the bridge and the citizen stack as three woven layers with strands between. */
export function stack(): Dot[] {
  const uprights = layers.slice(1).flatMap((layer, index) => strands(layers[index] ?? layer, layer))
  const cloth = layers.flatMap((layer, index) =>
    layerDots(layer).filter(
      ({ x, y, radius }) =>
        !isHidden([x, y], layers.slice(0, index)) &&
        uprights.every((one) => distanceOf([x, y], [one.x, one.y]) > radius + one.radius + 2),
    ),
  )
  return [...cloth, ...uprights]
}
