/**
 * Measures that sheets read at build time, as `theme('doors.NAME')` and so on (uno.config.ts): of drawings, of figures, and
 * what a script knows too.
 */
import { exhaleMilliseconds, inhaleMilliseconds } from './src/components/breathe/breath.ts'
import { dayMeasures } from './src/components/day/readings.ts'
import { doorMeasures } from './src/components/doors/beams.ts'
import { circleMeasures } from './src/components/features/category-points-measures.ts'
import { shapeMeasures } from './src/components/features/ideas-on-shapes-measures.ts'
import { scrollThresholdInPixels } from './src/components/header/scroll-threshold.ts'
import { partnerMeasures } from './src/components/partners/two-rows.ts'
import { rootMeasures } from './src/components/plant/root-measures.ts'
import { roadMeasures } from './src/components/road/road-course.ts'
import { stackMeasures } from './src/components/stack-scene/stack-measures.ts'
import { riseMeasures } from './src/components/steps/rise-measures.ts'
import { tierMeasures } from './src/components/tiers/tier-points.ts'
import { weekMeasures } from './src/components/week/week-measures.ts'
import { points } from './src/content/community.ts'
import { tierFigures } from './src/content/figures.ts'
import { modules, protocols } from './src/content/fitness.ts'
import { categories } from './src/content/network.ts'
import { frame } from './src/prints/places/frames.ts'
import { dotGap, floretGap } from './src/prints/places/growth.ts'
import { strandDotWidth, strandGap } from './src/prints/places/strands.ts'
import { besideSun } from './src/prints/places/year.ts'

/** Measures by what they are of. */
export const measures = {
  // The height of a hero's print, in its own units.
  frame: { height: String(frame.height) },
  // Drawings that go on in the page: the one sheet of each reads them.
  doors: doorMeasures(),
  road: roadMeasures(),
  // The dots of the lines that go on from a print in the page, in units of the print.
  strands: { gap: String(strandGap), dot: String(strandDotWidth) },
  roots: rootMeasures(),
  stack: stackMeasures(),
  // From dot to dot of a plant that grows, and from floret to floret.
  growth: { gap: String(dotGap), 'floret-gap': String(floretGap) },
  sun: { right: `${(100 * besideSun()).toFixed(1)}%` },
  tiers: tierMeasures(tierFigures),
  circles: circleMeasures(points.activities.map((activity) => activity.points)),
  shapes: shapeMeasures(),
  week: weekMeasures(),
  partners: partnerMeasures(categories.items.map(({ morePartners }) => morePartners)),
  day: dayMeasures(
    modules.scale.map(Number),
    modules.items.map(({ time }) => time),
  ),
  rise: riseMeasures(protocols.steps.map((step) => step.points)),
  breath: { in: `${inhaleMilliseconds / 1000}s`, out: `${exhaleMilliseconds / 1000}s` },
  header: { threshold: `${scrollThresholdInPixels}px` },
}
