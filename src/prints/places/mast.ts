/** Where the waves of /contact's mast (art/motifs/signal.ts) end, so that the beams of the doors go on from there. */

/** The x of the mast. */
export const mastX = 700

/** From the foot of the print up to the first dot of the page, a gap below the last one of the print, in units of the drawing. */
export const beamOverlap = 2

/**
 * Where the beam of each wave leaves the hero, from the innermost wave: its distance from the mast, in units of the
 * drawing. Beams go straight down, so that it is the wave's radius too.
 */
export const beamEnds = [-122, -154, -208, -240, -294, -326] as const
