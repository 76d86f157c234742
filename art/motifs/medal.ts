import type { Circle } from '../../src/prints/drawing.ts'
import { discs as places } from '../../src/prints/places/discs.ts'
import { mix, turn } from '../geometry.ts'
import { dotAt, ring } from '../shapes.ts'
import type { ColourName, Dot, Point } from '../types.ts'

interface Disc {
  centre: Point
  /** Radius of the rim, in viewBox units; the other rings are parts of it. */
  size: number
  petals: number
  colour: ColourName
}

/** Radii of the dots of a rosette, in viewBox units, by their ring (`part`). */
const bead = { centre: 8, around: 3.5, petal: 4.5, eye: 6, between: 4.5, inside: 2.5, rim: 6 }

/**
 * Radii of the rings of a rosette, as parts of that of its rim: the dots around the centre, the foot and the tip of a petal, the dot inside
 * a petal, the one between two, and the fine ring inside the rim.
 */
const part = { around: 0.16, foot: 0.27, tip: 0.72, eye: 0.52, between: 0.74, inside: 0.86 }

/** How much of its share of the full turn a petal fills where it is widest. */
const petalWidth = 0.72

/** Units of the rim's radius for each step along a petal, and units from bead to bead of the rim, about. */
const petalStep = 22
const rimGap = 14

/** Beads of the fine ring for each petal. */
const insideBeads = 4

/** The discs. Each fills its place. */
const discs: Disc[] = [
  { ...rimOf(places.Bronze), petals: 6, colour: 'bronze' },
  { ...rimOf(places.Silver), petals: 8, colour: 'silver' },
  { ...rimOf(places.Gold), petals: 12, colour: 'gold' },
  { ...rimOf(places.Platinum), petals: 16, colour: 'platinum' },
]

/** The circle of the rim's dots, which the radius of a place includes. */
function rimOf([x, y, radius]: Circle): Pick<Disc, 'centre' | 'size'> {
  return { centre: [x, y], size: radius - bead.rim }
}

/**
 * A shweshwe rosette: a centre dot, petals around it, and a beaded rim. Dots at the same place of every petal
 * are a ring.
 */
function rosette({ centre, size, petals, colour }: Disc): Dot[] {
  const each = turn / petals
  const up = -turn / 4
  const ringAt = (ringPart: number) => ({ centre, ringRadius: size * ringPart, count: petals, colour })
  const steps = Math.round(size / petalStep)
  const petal = Array.from({ length: steps + 1 }, (_, step) => {
    const along = step / steps
    const spread = Math.sin(along * Math.PI) * (each / 2) * petalWidth
    // At the foot and at the tip its two sides meet.
    const sides = spread < 0.001 ? [0] : [-spread, spread]
    const place = ringAt(mix(part.foot, part.tip, along))
    return sides.map((side) => ring({ ...place, radius: bead.petal, start: side + up }))
  })
  const rimBeads = Math.round((size * turn) / rimGap / petals) * petals
  return [
    dotAt(centre, bead.centre, 'marigold'),
    ...ring({ ...ringAt(part.around), radius: bead.around }),
    ...petal.flat(2),
    ...ring({ ...ringAt(part.eye), radius: bead.eye }),
    ...ring({ ...ringAt(part.between), radius: bead.between, colour: 'marigold', start: each / 2 + up }),
    ...ring({ ...ringAt(part.inside), count: petals * insideBeads, radius: bead.inside }),
    ...ring({ ...ringAt(1), count: rimBeads, radius: bead.rim }),
  ]
}

/** Four discs from bronze to platinum. Each is a rosette and larger than the previous one. */
export function medal(): Dot[] {
  return discs.flatMap(rosette)
}
