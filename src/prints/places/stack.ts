/** The plates of Wellnet's stack (art/motifs/stack.ts). */

/** The frame of one plate, and its centre. */
export const plateFrame = { width: 900, height: 344 }
export const plateCentre = [450, 160] as const

/** Width and height of a step along an edge. They are so flat that a plate does not hide the next. */
export const plateStep = { across: 9, down: 3 }
