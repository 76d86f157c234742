/** Measures that sheets read at build time, as `theme('doors.NAME')` and so on (uno.config.ts): of drawings, and of figures. */
import { rootEnds } from './art/motifs/aloe.ts'
import { gapAtFeet, roadEnds } from './art/motifs/path.ts'
import { rise } from './art/motifs/stack.ts'
import { doorMeasures } from './src/components/doors/beams.ts'
import { roadMeasures } from './src/components/road/road-course.ts'
import { points } from './src/content/community.ts'
import { tierFigures } from './src/content/figures.ts'
import { pointsPerRungDot } from './src/points-per-dot.ts'
import { frame } from './src/prints/places/frames.ts'
import { beamGap } from './src/prints/places/mast.ts'
import { besideSun } from './src/prints/places/year.ts'

/** Measures by what they are of. */
export const measures = {
  // The height of a hero's print, in its own units.
  frame: { height: String(frame.height) },
  // Drawings that go on in the page: the one sheet of each reads them.
  doors: doorMeasures(),
  road: { ...roadMeasures(roadEnds), gap: String(gapAtFeet) },
  // From dot to dot of the lines that go on from a print in the page, in units of the print.
  strands: { gap: String(beamGap) },
  // From root to root, and from the foot of the hero's frame up to where they begin, inside the mound: in units of the print.
  roots: { gap: String(rootEnds[1]! - rootEnds[0]!), rise: '110' },
  // The names on Wellnet's plates run along their edges.
  stack: { lean: `-${rise.toFixed(1)}deg` },
  sun: { right: `${(100 * besideSun()).toFixed(1)}%` },
  tiers: tierMeasures(),
  circles: circleMeasures(),
}

/** The discount of each tier in per cent, and the width of its column: each dot of the ladder is 1fr. */
function tierMeasures(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tierFigures).flatMap(([name, tier]) => [
      [`${name}-discount`, String(tier.partnerDiscountUpToPercent)],
      ...('pointsTo' in tier
        ? [[`${name}-width`, `${(tier.pointsTo + 1 - tier.pointsFrom) / pointsPerRungDot}fr`]]
        : []),
    ]),
  )
}

/** The points in the circles of /community, from the fewest: their numbers are to scale. */
function circleMeasures(): Record<string, string> {
  const values = points.activities.map((activity) => String(activity.points))
  return { ...Object.fromEntries(values.map((value, index) => [index + 1, value])), largest: values.at(-1)! }
}
