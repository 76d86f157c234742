/**
 * The beams from the mast to the doors. In a wide window each goes on from a wave of the hero's mast and bends to its
 * door; the doors are side by side. On a phone they are lines beside the doors, which are one below the other.
 */

/**
 * Where the beam of each wave leaves the hero, from the innermost wave: its distance from the mast, in units of the
 * drawing. The mast is 100 units right of the middle; doors.module.css counts from there.
 */
export const beamEnds = [-104, -134, -184, -214, -264, -294] as const

/** The waves of each door's beam: the outermost go to the first door, so that no beam crosses another. */
export const wavesOfDoors = [
  [5, 4],
  [3, 2],
  [1, 0],
] as const

/** The box of the lines: a door has a third of its height. */
export const lanes = { width: 100, height: 300 } as const

/** Path data of a door's line: straight down to its door, where it turns right. */
export function lane(door: number): string {
  const x = 74 - door * 32
  const top = (lanes.height / wavesOfDoors.length) * door
  return `M${x} -15V${top}Q${x} ${top + 10} ${lanes.width} ${top + 10}`
}
