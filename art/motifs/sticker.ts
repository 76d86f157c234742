import { stickerFrame } from '../../src/prints/places/sticker.ts'
import { letterAround } from '../mark.ts'
import { dotAt, ring, turn } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'

const { width } = stickerFrame
const radius = width / 2
const centre: Point = [radius, radius]

/** Path data of the disc behind the dots, in the night colour. */
export const stickerGround = `M0 ${radius}a${radius} ${radius} 0 0 1 ${width} 0a${radius} ${radius} 0 0 1 -${width} 0z`

/** Number of diamonds around the rim, and the radius of the circle of their centres, in viewBox units. */
const diamonds = 20
const middle = 240

/** The woven rim: a row of diamonds between two beaded edges. */
function rim(): Dot[] {
  const each = turn / diamonds
  const up = -turn / 4
  const row = { centre, ringRadius: middle, count: diamonds }
  return [
    ...ring({ centre, ringRadius: middle + 44, count: 120, radius: 6, colour: 'lilac' }),
    ...ring({ centre, ringRadius: middle - 44, count: 84, radius: 4.5, colour: 'lilac' }),
    ...ring({ ...row, radius: 8, colour: 'marigold', start: up }),
    ...[-1, 1].flatMap((side) =>
      ring({ ...row, radius: 4.5, colour: 'milk', start: up + side * each * 0.22 }),
    ),
    ...[-15, 15].flatMap((out) =>
      ring({ ...row, ringRadius: middle + out, radius: 4.5, colour: 'milk', start: up }),
    ),
    ...[-1, 1].flatMap((side) =>
      [-8, 8].flatMap((out) =>
        ring({
          ...row,
          ringRadius: middle + out,
          radius: 4.5,
          colour: 'milk',
          start: up + side * each * 0.12,
        }),
      ),
    ),
    ...ring({ ...row, radius: 6, colour: 'coral', start: up + each / 2 }),
    ...[-24, 24].flatMap((out) =>
      ring({ ...row, ringRadius: middle + out, radius: 3.5, colour: 'lilac', start: up + each / 2 }),
    ),
  ]
}

/** The sticker for a partner's door: a K of dots in a woven rim. */
export function sticker(): Dot[] {
  const { milk, sun } = letterAround(centre, 52)
  return [...rim(), ...milk.map((point) => dotAt(point, 22, 'milk')), dotAt(sun, 22, 'marigold')]
}
