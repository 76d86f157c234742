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

/** On a phone, in a window of 360: from the outermost rail at the right edge to the rail of each wave. */
const railGaps = [0, 6, 14, 20, 28, 34] as const

/** On a phone: path data of a wave's beam, from its end in the hero down to its rail. */
export function phoneBeam(wave: (typeof wavesOfDoors)[number][number]): string {
  const gap = railGaps[wave]
  const start = Math.round(0.3 * (700 + beamEnds[wave]))
  const upper = 14 + gap
  // A dot before the upper edge of the section, next to the last one of the hero.
  return `M${start}-5v5q0 ${upper} ${upper} ${upper}H${324 - gap}q20 0 20 20V70`
}
