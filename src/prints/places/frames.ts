/** The frame of a hero's print, in units of the drawing. Its left is empty, for the words of the page. */
export const frame = { width: 1200, height: 900 }

/** The x of the middle of what a print shows, where that is one thing: right of the words. */
export const subjectX = 770

/** The circle that round prints fill: x and y of its centre, and its radius. */
export const round = [subjectX, 450, 430] as const
