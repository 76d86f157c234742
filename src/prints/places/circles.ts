/**
 * A place in the outermost circle of /community's print (art/motifs/circles.ts), which its closing band shows empty. A test finds a
 * head there.
 */
export const freePlace = { cx: 1098, cy: 671 }
