/** Where the waves of /contact's mast (art/motifs/signal.ts) end, so that the beams of the doors go on from there. */

/** The x of the mast. */
export const mastX = 700

/**
 * Where the beam of each wave leaves the hero, from the innermost wave: its distance from the mast, in units of the
 * drawing. Beams go straight down, so that it is the wave's radius too.
 */
export const beamEnds = [-122, -154, -208, -240, -294, -326] as const
