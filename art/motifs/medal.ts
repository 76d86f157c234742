import type { Circle } from '../../src/prints/drawing.ts'
import { discs as places } from '../../src/prints/places/discs.ts'
import { dotAt, ring, turn } from '../shapes.ts'
import type { ColourName, Dot, Point } from '../types.ts'

interface Disc {
  centre: Point
  /** Radius of the rim, in viewBox units; the other rings are parts of it. */
  size: number
  petals: number
  colour: ColourName
}

/** Radius of the dots of a rim, in viewBox units. */
const bead = 6

/** The discs. Each fills its place. */
const discs: Disc[] = [
  { ...rimOf(places.Bronze), petals: 6, colour: 'bronze' },
  { ...rimOf(places.Silver), petals: 8, colour: 'silver' },
  { ...rimOf(places.Gold), petals: 12, colour: 'gold' },
  { ...rimOf(places.Platinum), petals: 16, colour: 'platinum' },
]

/** The circle of the rim's dots, which the radius of a place includes. */
function rimOf([x, y, radius]: Circle): Pick<Disc, 'centre' | 'size'> {
  return { centre: [x, y], size: radius - bead }
}

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
      ring({
        centre,
        ringRadius: size * (0.27 + 0.45 * part),
        count: petals,
        radius: 4.5,
        colour,
        start: side - turn / 4,
      }),
    )
  })
  const rim = Math.round((size * turn) / 14 / petals) * petals
  return [
    dotAt(centre, 8, 'marigold'),
    ...ring({ centre, ringRadius: size * 0.16, count: petals, radius: 3.5, colour }),
    ...petal.flat(2),
    ...ring({ centre, ringRadius: size * 0.52, count: petals, radius: 6, colour }),
    ...ring({
      centre,
      ringRadius: size * 0.74,
      count: petals,
      radius: 4.5,
      colour: 'marigold',
      start: each / 2 - turn / 4,
    }),
    ...ring({ centre, ringRadius: size * 0.86, count: petals * 4, radius: 2.5, colour }),
    ...ring({ centre, ringRadius: size, count: rim, radius: bead, colour }),
  ]
}

/** Four discs from bronze to platinum. Each is a rosette and larger than the previous one. */
export function medal(): Dot[] {
  return discs.flatMap(rosette)
}
