/**
 * The beams from the mast to the doors: each goes on from a wave of the hero's mast. Its parts are in these files:
 * - `src/prints/places/mast.ts`: the x of the mast and of the end of each wave, and where beams leave the hero;
 * - `src/prints/places/strands.ts`: the width of dots, and the distance between them;
 * - `art/motifs/signal.ts`: the mast and its waves, down to the foot of the hero;
 * - here: which waves go to which door, how beams bend, and the whole drawing of a phone;
 * - `measures.ts` in the root: hands `doorMeasures` to `doors.module.css`, which places the beams and draws the rails of a phone;
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
const memberBends = [fromPrint([80, 54]), fromPrint([86, 68])]
const businessBends = [fromPrint([86, 54]), fromPrint([90, 68])]

/** The last door is nearly below its waves: a bend as sharp would be a kink. */
const slightBend = fromPrint([45, 65])

/** How both lines of each door bend. */
export const curvesOfDoors = [memberBends, businessBends, [slightBend, slightBend]]

/** The same on a tablet, where the two lines are nearer to each other, and as high: the line at the inside turns less early. */
export const tabletCurvesOfDoors = [
  [memberBends[0], fromPrint([85, 59])],
  [businessBends[0], fromPrint([90, 58])],
  [],
]

/** The window in which the beams of a phone are drawn, and the size of a unit of the print there, which fills its width. */
const phoneWidth = 360
const unit = phoneWidth / frame.width
const gap = strandGap * unit

/** The y of the section's upper edge, and of the first dot, which is above it and next to the last one of the hero. */
const sectionTop = -4
const top = sectionTop - beamOverlap * unit

/** The smallest radius of a bend. */
const narrowest = 12

/** The x of the rail of the first wave, and from the last rail of a door to the first of the next; the two of a door are a gap apart. */
const firstRail = 338.5
const betweenDoors = 9

/** The x of the rail of each wave. */
const rails = beamEnds.map((_, wave) => firstRail - wave * gap - Math.floor(wave / 2) * (betweenDoors - gap))

/** Radius of the first bend of each wave, and so the y at which it runs to the right: there, beams are as far apart as their rails. */
const firstBends = rails.map((x) => Math.round(narrowest + firstRail - x))

/** The y of the end of each second bend: they have one center, so that the rail which is at the inside has the narrowest. */
const bendsEnd = 57

/** What a phone shows of the bends: from the section's upper edge, with a dot of the rails below them. */
export const phoneView = `0 ${sectionTop} ${phoneWidth} ${bendsEnd + gap - sectionTop}`

/** A length of the phone's drawing in vw, rounded to a tenth. */
function inWindow(length: number): string {
  return `${Math.round((1000 * length) / phoneWidth) / 10}vw`
}

/** The left edge of the rectangle of each rail, which is out of sight. */
const railsLeft = -36

/** Radius of the corners of the rails of a door, of the line at the inside first: they have one center. */
const cornerRadii = [narrowest, narrowest + gap] as const

/** The same as parts of the window's width. */
export const corners = cornerRadii.map((radius) => `${(100 * radius) / phoneWidth}%`)

/** How long a bend of one quadratic curve, such as `q0 1 1 1`, and a quarter of a circle are, in radii. */
const bendLength = 1 + Math.asinh(1) / Math.SQRT2
const quarterLength = Math.PI / 2

/**
 * A rail is the right edge of a rectangle, which a browser draws clockwise from the upper left corner.
 *
 * @param y the upper edge of the rectangle
 * @returns how much earlier its dots begin, in parts of a gap, so that they go on from those of the bends of a wave at the x 0
 */
function startOfRail(radius: number, y: number): string {
  // Both up to the end of the bends, without the x of the rail.
  const bends = -top + (bendLength - 1) * bendsEnd
  const box = -railsLeft + bendsEnd - y + (quarterLength - 3) * radius
  return String(Math.round((1000 * (bends - box)) / gap) / 1000)
}

/** What doors.module.css has of this drawing, as `theme('doors.NAME')` (measures.ts). */
export function doorMeasures(): Record<string, string> {
  return {
    // Where the beam of each wave leaves the hero: units of the print, right of the middle of its frame.
    ...Object.fromEntries(
      beamEnds.map((end, wave) => [`wave-${wave}`, String(mastX + end - frame.width / 2)] as const),
    ),
    // From the left edge of the print to the middle of its frame, in units of the print.
    middle: String(frame.width / 2),
    // From the first dot of a beam down to the upper edge of the section, in units of the print.
    overlap: String(beamOverlap),
    // From the upper edge of the section to the end of the bends.
    'rails-top': inWindow(bendsEnd - sectionTop),
    // Where the rectangles of rails begin, left of the window, and how much earlier than there the dots of a wave above the left edge
    // of the window would, in gaps: of the line at the inside and of the other.
    'rails-left': inWindow(railsLeft),
    'inner-start': startOfRail(cornerRadii[0], sectionTop - gap),
    'outer-start': startOfRail(cornerRadii[1], sectionTop),
    // The left edge of the first door's rails, from the right edge of the window, and how much nearer those of each next door are.
    'rails-edge': inWindow(phoneWidth - rails[5]! + gap / 2),
    'rails-step': inWindow((rails[1]! - rails[5]!) / 2),
  }
}

/** On a phone: path data of a wave's beam, from its end in the hero to its rail, where its last dot has room. */
export function phoneBeam(wave: (typeof wavesOfDoors)[number][number]): string {
  const [rail, first] = [rails[wave]!, firstBends[wave]!]
  const second = bendsEnd - first
  return `M${unit * (mastX + beamEnds[wave])}${top}V0q0 ${first} ${first} ${first}H${rail - second}q${second} 0 ${second} ${second}v1`
}
