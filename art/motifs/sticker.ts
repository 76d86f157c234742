import type { Frame } from '../dots.ts'
import { letter, columnStep } from '../mark.ts'
import { dotAt, ring, turn } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'

/** The size of the drawing. */
export const stickerFrame: Frame = { width: 600, height: 600 }

const centre: Point = [300, 300]

/** Path data of the disc behind the dots, in the night colour. */
export const stickerGround = 'M0 300a300 300 0 0 1 600 0a300 300 0 0 1 -600 0z'

/** Number of diamonds around the rim, and the radius of the circle of their centres, in viewBox units. */
const diamonds = 20
const middle = 240

/** The woven rim: a row of diamonds between two beaded edges. */
function rim(): Dot[] {
  const each = turn / diamonds
  const up = -turn / 4
  return [
    ...ring(centre, middle + 44, 120, 6, 'lilac'),
    ...ring(centre, middle - 44, 84, 4.5, 'lilac'),
    ...ring(centre, middle, diamonds, 8, 'marigold', up),
    ...[-1, 1].flatMap((side) => ring(centre, middle, diamonds, 4.5, 'milk', up + side * each * 0.22)),
    ...[-15, 15].flatMap((out) => ring(centre, middle + out, diamonds, 4.5, 'milk', up)),
    ...[-1, 1].flatMap((side) =>
      [-8, 8].flatMap((out) => ring(centre, middle + out, diamonds, 4.5, 'milk', up + side * each * 0.12)),
    ),
    ...ring(centre, middle, diamonds, 6, 'coral', up + each / 2),
    ...[-24, 24].flatMap((out) => ring(centre, middle + out, diamonds, 3.5, 'lilac', up + each / 2)),
  ]
}

/** The sticker for a partner's door: a K of dots in a woven rim. */
export function sticker(): Dot[] {
  const step = 52
  const k = letter.map(([column, row], index) =>
    dotAt(
      [centre[0] + (column * columnStep - columnStep * 2) * step, centre[1] + (row - 2) * step],
      22,
      index === letter.length - 1 ? 'marigold' : 'milk',
    ),
  )
  return [...rim(), ...k]
}
