/**
 * The beams from the mast to the doors. In a wide window they are arcs above the doors, which stand side by side.
 * On a phone they are lines beside the doors, which stand one below the other.
 */

const numberOfDoors = 3

/** The box of the arcs: as wide as the doors, and as high as the largest arc. */
export const frame = { width: 1200, height: 360 } as const

/** From the left edge of a door to the end of its arc. */
const indent = 24

/** Height of the smallest arc, and how much higher each next one is. */
const rise = { smallest: 110, step: 110 } as const

/** Distance between the three lines of an arc. */
const distance = 20

/** Path data of one of the three lines of an arc. All have one centre, at the right: the mast. */
export function arc(door: number, line: -1 | 0 | 1): string {
  const across = frame.width - (frame.width / numberOfDoors) * door - indent + line * distance
  const up = rise.smallest + (numberOfDoors - 1 - door) * rise.step + line * distance
  return `M${frame.width - across} ${frame.height}A${across} ${up} 0 0 1 ${frame.width} ${frame.height - up}`
}

/** The box of the lines: a door has a third of its height. */
export const lanes = { width: 100, height: 300 } as const

/** Path data of a door's line: straight down to its door, where it turns right. */
export function lane(door: number): string {
  const x = 74 - door * 32
  const top = (lanes.height / numberOfDoors) * door
  return `M${x} -5V${top}Q${x} ${top + 10} ${lanes.width} ${top + 10}`
}
