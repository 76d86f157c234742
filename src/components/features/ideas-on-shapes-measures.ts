/** The radius of a circle of ideas, in rows of its list, on a phone, on a tablet and in a wide window. */
const radii = { phone: 4, tablet: 2.03, wide: 2.32 }

/** Dots of the whole circle, on a tablet and in a wide window: they are about as far apart as those of the line. */
export const dotsOfCircle = 156

/** How many of them are not drawn, right of the lowest place of a wide circle: they would touch those of the line. */
const hidden = 5

/** How far its first place is above its middle, in rows. Each next place is a row lower, so that the last is as far below it. */
const up = 1.5

/**
 * What ideas-on-shapes.module.css has of its circles, as `theme('shapes.NAME')` (measures.ts), in rows: `up`; and as `WINDOW-NAME` the
 * `radius`, how far the circle begins before its first place (`back`), how much further right than that the two in the middle are
 * (`second`), and how far the circle reaches above its first place (`cut`). The last is below the first.
 * `tablet-turn` is the angle of the first dot, which is below a ring, and `wide-hidden` that of the dots that are not drawn. `wide-dots` is
 * the width of a dot of the line, whose dots are as far apart as those of the circle: two widths.
 */
export function shapeMeasures(): Record<string, string> {
  return Object.fromEntries([
    ['up', String(up)],
    ['tablet-turn', inDegrees(Math.acos(up / radii.tablet))],
    ['wide-hidden', inDegrees((2 * Math.PI * (hidden + 0.5)) / dotsOfCircle)],
    ['wide-dots', ((Math.PI * radii.wide) / dotsOfCircle).toFixed(4)],
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

function inDegrees(angle: number): string {
  return `${((180 / Math.PI) * angle).toFixed(1)}deg`
}
