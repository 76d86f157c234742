/** The plates of Wellnet's stack (art/motifs/stack.ts). */

/** The frame of one plate, and its centre. */
export const plateFrame = { width: 900, height: 344 }
export const plateCentre = [450, 160] as const

/** The frame of the stack as a file, with a third of its height for each plate. */
export const stackFrame = { width: plateFrame.width, height: 3 * 420 }

/** Width and height of a step along an edge. They are so flat that a plate does not hide the next. */
export const plateStep = { across: 9, down: 3 }
