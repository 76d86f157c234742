/** The frame of a hero's print, in units of the drawing. Its left is empty, for the words of the page. */
export const frame = { width: 1200, height: 900 }

/** The circle that round prints fill: x and y of its centre, and its radius. */
export const round = [770, 450, 430] as const
