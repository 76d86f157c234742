/** Two sample weeks of a pulse at rest, as path data, one after the other: a place for each day, and higher is faster. */

/** The days of the week before. */
export const weekBefore = drawn([3.9, 4.1, 3.7, 4, 3.8, 4.2, 3.9], 1)

/** The days of the report. */
export const weekOfReport = drawn([2.2, 1.6, 1.9, 1.2, 1.5, 0.9, 1.3], 15)

/** A dot for each day, from a place on. Moves are relative, which compress best. */
function drawn(ys: readonly number[], from: number): string {
  return ys
    .map((y, day) => (day === 0 ? `M${from} ${y}h0` : `m2 ${+(y - ys[day - 1]!).toFixed(1)}h0`))
    .join('')
}
