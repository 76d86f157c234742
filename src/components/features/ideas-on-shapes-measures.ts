/** The radius of a circle of ideas, in rows of its list, on a phone, on a tablet and in a wide window. */
const radii = { phone: 4, tablet: 2.03, wide: 2.32 }

/** Dots of the whole circle, on a tablet and in a wide window: they are about as far apart as those of the line. */
export const dotsOfCircle = 156

/** How far its first place is above its middle, in rows. Each next place is a row lower, so that the last is as far below it. */
const up = 1.5

/**
 * What ideas-on-shapes.module.css has of its circles, as `theme('shapes.NAME')` (measures.ts), in rows: `up`; and as `WINDOW-NAME` the
 * `radius`, how far the circle begins before its first place (`back`), how much further right than that the two in the middle are
 * (`second`), and how far the circle reaches above its first place (`cut`). The last is below the first.
 */
export function shapeMeasures(): Record<string, string> {
  return Object.fromEntries([
    ['up', String(up)],
    ...Object.entries(radii).flatMap(([window, radius]) => {
      const [first, second] = [up, up - 1].map((row) => Math.sqrt(radius ** 2 - row ** 2)) as [number, number]
      return [
        [`${window}-radius`, String(radius)],
        [`${window}-back`, (radius + first).toFixed(3)],
        [`${window}-second`, (second - first).toFixed(3)],
        [`${window}-cut`, (radius - up).toFixed(2)],
      ]
    }),
  ])
}
