/**
 * A place in the outermost circle of /community's print (art/motifs/circles.ts), which its closing band shows empty. A test finds a
 * head there. Its ring is as wide as the shoulders of a person.
 */
export const freePlace = { cx: 1098, cy: 671, r: 30 }
