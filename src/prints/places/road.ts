/** Where the road leaves /about's print (art/motifs/path.ts), so that the road of the page goes on from there. */

/** Distance between neighbours on a line at the foot of the print, and in the page. */
export const roadGap = 20

/** From the foot of the print up to where the lines of the page begin, whose first dot is a gap below the last one of the print. */
export const roadOverlap = 4

/** The x of its four lines at their last dots. Without their fraction, other dots of the print would move. */
export const roadEnds = [620.08, 644.08, 668.08, 692.08] as const
