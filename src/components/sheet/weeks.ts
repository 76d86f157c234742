/** Two sample weeks of a pulse at rest, as path data: a place for each day, and higher is faster. */

/** The days of the week before. */
export const weekBefore = drawn([3.9, 4.1, 3.7, 4, 3.8, 4.2, 3.9])

/** The days of the report. */
export const weekOfReport = drawn([2.2, 1.6, 1.9, 1.2, 1.5, 0.9, 1.3])

/** A dot for each day. */
function drawn(ys: readonly number[]): string {
  return ys.map((y, day) => `M${0.5 + day * 4} ${y}h0`).join('')
}
