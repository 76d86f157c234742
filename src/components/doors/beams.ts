/** The beams from the mast to the doors: each goes on from a wave of the hero's mast. */

/**
 * Where the beam of each wave leaves the hero, from the innermost wave: its distance from the mast, in units of the
 * drawing. Beams go straight down, so that it is the wave's radius too. The mast is 100 units right of the middle;
 * doors.module.css counts from there.
 */
export const beamEnds = [-122, -154, -208, -240, -294, -326] as const

/** The waves of each door's beam: the outermost go to the first door, so that no beam crosses another. */
export const wavesOfDoors = [
  [5, 4],
  [3, 2],
  [1, 0],
] as const

/** On a phone, in a window of 360: from dot to dot, 17 units of the drawing. */
const gap = 5.1

/** From a place near the right edge to the rail of each wave. */
const railGaps = [1.5, 6.6, 15.6, 20.7, 29.6, 34.7] as const

/** How much of its radius a bend is shorter than its corner. */
const saved = 0.377

/**
 * On a phone: path data of a wave's beam, from its end in the hero down to its rail. The second bend is as wide as a whole
 * number of dots needs, so that they go on evenly in the rail.
 */
export function phoneBeam(wave: (typeof wavesOfDoors)[number][number]): string {
  const end = 340 - railGaps[wave]
  const start = 0.3 * (700 + beamEnds[wave])
  const upper = Math.round(10 + railGaps[wave])
  // The first dot is next to the last one of the hero, before the upper edge of the section.
  const withoutLower = end - start + 74.6 - saved * upper
  const lower = (((withoutLower - saved * 11) % gap) + saved * 11) / saved
  const bend = Math.round(lower * 10) / 10
  return `M${start}-4.6V0q0 ${upper} ${upper} ${upper}H${end - bend}q${bend} 0 ${bend} ${bend}V71`
}
