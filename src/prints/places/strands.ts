/**
 * The dots of a strand, a line that goes on from a print in the page, in units of the print. Sheets have them as
 * `strands.NAME` (measures.ts).
 */

/** From dot to dot. */
export const strandGap = 17

/** The width of a dot. */
export const strandDotWidth = 9
