/**
 * A place in the outermost circle of /community's print (art/motifs/circles.ts), which its closing band shows empty. A test finds a
 * head there. Its ring is as wide as the shoulders of a person.
 */
export const freePlace = { cx: 441, cy: 673, r: 30 }

/** The box around the circle of /community's print with somebody who has gone quiet, who then is beside the idea to wait. */
export const lookedAfter = '440 120 660 660'

/**
 * The quarter of the print with the free place. Its upper edge, 21 below the middle, is between two hands of each circle, so that it cuts
 * none. A phone shows the quarter above it too.
 */
export const freeQuarter = [475, 676, 205] as const
