/** The frame of a hero's print, in units of the drawing. Its left is empty, for the words of the page. */
export const frame = { width: 1200, height: 900 }
