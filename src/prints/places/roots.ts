/** The plant of /careers' print (art/motifs/aloe.ts), and its roots, which the page draws (components/plant). */
import { frame, subjectX } from './frames.ts'

/** The heart of the plant, where its leaves begin. */
export const heart = [subjectX, 655] as const

/** How far to the side the longest leaves reach. */
export const leafReach = 394

/** Half of the width that the page shows of the print. */
const halfWidth = 330

/**
 * What the page shows of the print: left, top, width and height. The heart is in its middle, from which the page counts. It is as high
 * as the frame of all prints, so that its units are as large as theirs, in which the page draws.
 */
export const plantBox = [subjectX - halfWidth, -80, 2 * halfWidth, frame.height] as const

/** From root to root: two are at each side of the heart. */
export const rootGap = 44

/** The y at which they begin, inside the mound. */
export const rootsTop = 710
