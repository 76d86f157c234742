/**
 * The beams from the mast to the doors: each goes on from a wave of the hero's mast. Its parts are in these files:
 * - `src/prints/places/mast.ts`: the x of the mast and of the end of each wave, and where beams leave the hero;
 * - `src/prints/places/strands.ts`: the width of dots, and the distance between them;
 * - `art/motifs/signal.ts`: the mast and its waves, down to the foot of the hero;
 * - here: which waves go to which door, how beams bend, and the whole drawing of a phone;
 * - `measures.ts`: hands `doorMeasures` to `doors.module.css`, which places the beams and draws the rails of a phone;
 * - `doors.tsx`: the elements.
 */
import { frame } from '../../prints/places/frames.ts'
import { beamEnds, beamOverlap, mastX } from '../../prints/places/mast.ts'
import { strandGap } from '../../prints/places/strands.ts'
import { fromPrint } from '../print/strand-curves.ts'

/** The waves of each door's beam: the outermost go to the first door, so that no beam crosses another. */
export const wavesOfDoors = [
  [5, 4],
  [3, 2],
  [1, 0],
] as const

/**
 * How the two lines of a door bend that is far to the left of its waves: the line at the inside turns early, so that both are
 * as far apart on the slope, and nearer to each other than to those of the next door.
 */
const memberBends = [fromPrint([80, 52]), fromPrint([88, 66])]
const businessBends = [fromPrint([88, 60]), fromPrint([96, 74])]

/** The last door is nearly below its waves: a bend as sharp would be a kink. */
const slightBend = fromPrint([45, 65])

/** How both lines of each door bend. */
export const curvesOfDoors = [memberBends, businessBends, [slightBend, slightBend]]

/** The window in which the beams of a phone are drawn, and the size of a unit of the print there, which fills its width. */
const phoneWidth = 360
const unit = phoneWidth / frame.width
const gap = strandGap * unit

/** The y of the section's upper edge, and of the first dot, which is above it and next to the last one of the hero. */
const sectionTop = -4
const top = sectionTop - beamOverlap * unit

/** The y of the last dot of the bends, and that up to which the line is drawn, so that this dot is whole. */
const railTop = 70
const lineEnd = 71

/** What a phone shows of the beams: from the section's upper edge to the rails. */
export const phoneView = `0 ${sectionTop} ${phoneWidth} ${railTop - sectionTop}`

/** A place near the right edge, right of all rails. */
const besideRails = 340

/** The x of the rail of each wave. The two of a door are 5.1 apart, and about 9 from those of the next. */
const rails = [1.5, 6.6, 15.6, 20.7, 29.6, 34.7].map((distance) => besideRails - distance)

/** A length of the phone's drawing, in tenths of a hundredth of the window's width. */
function inWindow(length: number): string {
  return `${Math.round((1000 * length) / phoneWidth) / 10}vw`
}

/** What doors.module.css has of this drawing, as `theme('doors.NAME')` (measures.ts). */
export function doorMeasures(): Record<string, string> {
  return {
    // Where the beam of each wave leaves the hero: units of the print, right of the middle of its frame.
    ...Object.fromEntries(
      beamEnds.map((end, wave) => [`wave-${wave}`, String(mastX + end - frame.width / 2)] as const),
    ),
    // From the first dot of a beam down to the upper edge of the section, in units of the print.
    overlap: String(beamOverlap),
    // The size of a unit of the print in the phone's drawing.
    'phone-unit': `${unit}px`,
    // The upper edge of the rails: their first dot is a gap below the last one of the bends.
    'rails-top': inWindow(railTop - sectionTop + gap / 2),
    // The left edge of the first door's rails, from the right edge of the window, and how much nearer those of each next door are.
    'rails-edge': inWindow(phoneWidth - rails[5]! + gap / 2),
    'rails-step': inWindow((rails[1]! - rails[5]!) / 2),
  }
}

/** Radius of the first bend of each wave, and so the y at which it runs to the right: there, beams are as far apart as their rails. */
const firstBends = rails.map((x) => Math.round(besideRails + 10 - x))

/** The smallest radius of the second bend. */
const narrowest = 11

/** How much of its radius a bend is shorter than its corner: a quarter bend of one quadratic curve is 1.623 of it long. */
const saved = 2 - 1.623

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
