import { dotAt, ring, turn } from '../shapes.ts'
import type { Dot, Point, Thread } from '../types.ts'

interface Disc {
  centre: Point
  /** Radius of the rim, in viewBox units; the other rings are parts of it. */
  size: number
  petals: number
  colour: Thread
}

/** The discs. Their rims are at least 40 units apart, which is 24 pixels at the print's largest size. */
const discs: Disc[] = [
  { centre: [310, 802], size: 84, petals: 6, colour: 'bronze' },
  { centre: [470, 640], size: 108, petals: 8, colour: 'silver' },
  { centre: [676, 452], size: 138, petals: 12, colour: 'gold' },
  { centre: [930, 216], size: 176, petals: 16, colour: 'platinum' },
]

/**
 * A shweshwe rosette: a centre dot, petals around it, and a beaded rim. Dots at the same place of every petal
 * are a ring.
 */
function rosette({ centre, size, petals, colour }: Disc): Dot[] {
  const each = turn / petals
  const steps = Math.round(size / 22)
  const petal = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const spread = Math.sin(part * Math.PI) * (each / 2) * 0.72
    const sides = spread < 0.001 ? [0] : [-spread, spread]
    return sides.map((side) =>
      ring(centre, size * (0.27 + 0.45 * part), petals, 4.5, colour, side - turn / 4),
    )
  })
  const rim = Math.round((size * turn) / 14 / petals) * petals
  return [
    dotAt(centre, 8, 'marigold'),
    ...ring(centre, size * 0.16, petals, 3.5, colour),
    ...petal.flat(2),
    ...ring(centre, size * 0.52, petals, 6, colour),
    ...ring(centre, size * 0.74, petals, 4.5, 'marigold', each / 2 - turn / 4),
    ...ring(centre, size * 0.86, petals * 4, 2.5, colour),
    ...ring(centre, size, rim, 6, colour),
  ]
}

/** Four discs from bronze to platinum. Each is a rosette and larger than the previous one. */
export function medal(): Dot[] {
  return discs.flatMap(rosette)
}
