import type { ColourKey } from '../colours.ts'
import type { Dot } from '../dots.ts'
import { dotAt, polar, ring, turn } from '../shapes.ts'
import type { Point } from '../shapes.ts'

interface Disc {
  centre: Point
  size: number
  petals: number
  colour: ColourKey
}

const discs: Disc[] = [
  { centre: [350, 705], size: 100, petals: 6, colour: 'bronze' },
  { centre: [555, 555], size: 135, petals: 8, colour: 'silver' },
  { centre: [850, 655], size: 168, petals: 10, colour: 'gold' },
  { centre: [930, 246], size: 222, petals: 12, colour: 'platinum' },
]

/** A shweshwe rosette: an eye, petals that open from it, and a beaded rim. */
function rosette({ centre, size, petals, colour }: Disc): Dot[] {
  const dots = [dotAt(centre, 8, 'marigold'), ...ring(centre, size * 0.16, petals, 3.5, colour)]
  const steps = Math.round(size / 22)
  for (let petal = 0; petal < petals; petal++) {
    const middle = (petal / petals) * turn - turn / 4
    // Out along one edge and back along the other: short ways from dot to dot are short numbers.
    for (let step = 0; step < 2 * steps; step++) {
      const part = 1 - Math.abs(step / steps - 1)
      const spread = Math.sin(part * Math.PI) * (turn / petals / 2) * 0.72
      const side = step < steps ? -1 : 1
      dots.push(dotAt(polar(centre, middle + side * spread, size * (0.27 + 0.45 * part)), 4.5, colour))
    }
    dots.push(dotAt(polar(centre, middle, size * 0.52), 6, colour))
    dots.push(dotAt(polar(centre, middle + turn / petals / 2, size * 0.74), 4.5, 'marigold'))
  }
  const rim = Math.round((size * turn) / 14 / petals) * petals
  dots.push(...ring(centre, size * 0.86, petals * 4, 2.5, colour), ...ring(centre, size, rim, 6, colour))
  return dots
}

/** Four discs, bronze to platinum, each a rosette larger than the last. */
export function medal(): Dot[] {
  return discs.flatMap(rosette)
}
