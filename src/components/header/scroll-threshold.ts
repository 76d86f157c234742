/** Scroll distance after which the header has a background (specification, section 9). */
export const scrollThresholdInPixels = 10
