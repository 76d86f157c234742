/** Two sample weeks of a pulse at rest, as path data: a place for each day, and higher is faster. */

/** The days of the week before, as rings. */
export const weekBefore = drawn(
  [3.9, 4.1, 3.7, 4, 3.8, 4.2, 3.9],
  (x, y) => `M${x - 0.3} ${y}a.3 .3 0 1 0 .6 0a.3 .3 0 1 0-.6 0`,
)

/** The days of the report, as dots. */
export const weekOfReport = drawn([2.2, 1.6, 1.9, 1.2, 1.5, 0.9, 1.3], (x, y) => `M${x} ${y}h0`)

function drawn(ys: readonly number[], mark: (x: number, y: number) => string): string {
  return ys.map((y, day) => mark(0.5 + day * 4, y)).join('')
}
