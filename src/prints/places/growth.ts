/** The plants of /careers' steps (art/motifs/growth-steps.ts) are lines, of which the sheet makes dots (components/plant). */

/** From dot to dot of a line. */
export const dotGap = 6

/** From floret to floret of a column. */
export const floretGap = 7

/** The height of the picture at each step, with room above the plant. */
export const plantHeights = [96, 130, 156, 302] as const

/** Path data of the foot of a stem, across it. */
export const stemFoot = 'M-12 3h24'
