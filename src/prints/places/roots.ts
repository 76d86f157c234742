/** The plant of /careers' print (art/motifs/aloe.ts), and its roots, which the page draws (components/plant). */
import { frame } from './frames.ts'

/**
 * What the page shows of the print: left, top, width and height. It is as high as the frame of all prints, so that its units are as
 * large as theirs, in which the page draws.
 */
export const plantBox = [440, -80, 660, frame.height] as const

/** The heart of the plant, where its leaves begin: in the middle of that box, from which the page counts. */
export const heart = [plantBox[0] + plantBox[2] / 2, 655] as const

/** From root to root: two are at each side of the heart. */
export const rootGap = 30

/** The y at which they begin, inside the mound. */
export const rootsTop = 710
