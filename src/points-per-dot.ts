/** Points of a dot where dots are an activity's points. It divides all values of the specification. */
export const pointsPerDot = 25

/** Points of a dot of the tiers' ladder, which is longer. */
export const pointsPerRungDot = 100

/** Dots of a full row, where dots are an activity's points. */
export const dotsPerRow = 40
