/** The beams from the mast to the doors: each goes on from a wave of the hero's mast (art/motifs/signal.ts). */
import { beamEnds, beamGap, mastX } from '../../prints/mast.ts'
import { fromPrint } from '../print/strand-curves.ts'

/** The waves of each door's beam: the outermost go to the first door, so that no beam crosses another. */
export const wavesOfDoors = [
  [5, 4],
  [3, 2],
  [1, 0],
] as const

/** How the two lines of a door bend, which is left of its waves: the line at the inside turns early. */
export const curvesOfLines = [fromPrint([80, 52]), fromPrint([84, 60])]

/** On a phone, in a window of 360, which the frame of the print fills. */
const unit = 0.3
const gap = beamGap * unit

/** The y of the first dot, next to the last one of the hero, above the upper edge of the section. */
const top = -4.6

/** The y of the first dot of the rails, and that up to which the line is drawn, so that this dot is whole. */
const railTop = 70
const lineEnd = 71

/** The x of the rail of each wave: its distance from a place near the right edge. */
const rails = [1.5, 6.6, 15.6, 20.7, 29.6, 34.7].map((distance) => 340 - distance)

/** Radius of the first bend of each wave, the wider the farther left its rail is. */
const firstBends = rails.map((x) => Math.round(350 - x))

/** The smallest radius of the second bend. */
const narrowest = 11

/** How much of its radius a bend is shorter than its corner. */
const saved = 0.377

/**
 * On a phone: path data of a wave's beam, from its end in the hero down to its rail. The second bend is as wide as a whole
 * number of dots needs, so that its dots and those of the rail are at one distance.
 */
export function phoneBeam(wave: (typeof wavesOfDoors)[number][number]): string {
  const start = unit * (mastX + beamEnds[wave])
  const [end, first] = [rails[wave]!, firstBends[wave]!]
  const length = end - start + railTop - top - saved * first
  const second = Math.round(10 * (((length - saved * narrowest) % gap) / saved + narrowest)) / 10
  return `M${start}${top}V0q0 ${first} ${first} ${first}H${end - second}q${second} 0 ${second} ${second}V${lineEnd}`
}
