import { stickerFrame } from '../../src/prints/places/sticker.ts'
import { turn } from '../geometry.ts'
import { letterAround } from '../mark.ts'
import { dotAt, ring } from '../shapes.ts'
import type { ColourName, Dot, Point } from '../types.ts'

const { width } = stickerFrame
const radius = width / 2
const centre: Point = [radius, radius]

/** Path data of the disc behind the dots, in the night colour. */
export const stickerGround = `M0 ${radius}a${radius} ${radius} 0 0 1 ${width} 0a${radius} ${radius} 0 0 1 -${width} 0z`

/** Lengths and radii are in viewBox units. */

/** Number of diamonds around the rim, and the radius of the circle of their centres. */
const diamonds = 20
const middle = 240

/** The beaded edges: how far outside that circle each is, its beads, and their radius. */
const edges = [
  { out: 44, count: 120, radius: 6 },
  { out: -44, count: 84, radius: 4.5 },
] as const

/** The dots of a diamond, and those between it and the next one: how far each is to the side, as a part of the way to the next, and outward. */
const woven: readonly (readonly [aside: number, out: number, radius: number, colour: ColourName])[] = [
  [0, 0, 8, 'marigold'],
  [-0.22, 0, 4.5, 'milk'],
  [0.22, 0, 4.5, 'milk'],
  [0, -15, 4.5, 'milk'],
  [0, 15, 4.5, 'milk'],
  [-0.12, -8, 4.5, 'milk'],
  [-0.12, 8, 4.5, 'milk'],
  [0.12, -8, 4.5, 'milk'],
  [0.12, 8, 4.5, 'milk'],
  [0.5, 0, 6, 'coral'],
  [0.5, -24, 3.5, 'lilac'],
  [0.5, 24, 3.5, 'lilac'],
]

/** The woven rim: a row of diamonds between two beaded edges. */
function rim(): Dot[] {
  const each = turn / diamonds
  return [
    ...edges.flatMap(({ out, count, radius: bead }) =>
      ring({ centre, ringRadius: middle + out, count, radius: bead, colour: 'lilac' }),
    ),
    ...woven.flatMap(([aside, out, bead, colour]) =>
      ring({
        centre,
        ringRadius: middle + out,
        count: diamonds,
        radius: bead,
        colour,
        start: aside * each - turn / 4,
      }),
    ),
  ]
}

/** From dot to dot of the K, and the radius of each. */
const letterStep = 52
const letterDot = 22

/** The sticker for a partner's door: a K of dots in a woven rim. */
export function sticker(): Dot[] {
  const { milk, sun } = letterAround(centre, letterStep)
  return [
    ...rim(),
    ...milk.map((point) => dotAt(point, letterDot, 'milk')),
    dotAt(sun, letterDot, 'marigold'),
  ]
}
