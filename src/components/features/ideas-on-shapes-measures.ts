/** A circle of ideas, in rows of its list: its radius, and how far the first place is above its middle. Each next place is a row lower. */
interface IdeaCircle {
  radius: number
  up: number
}

/** On a phone and in a wider window. */
const circles: Record<'phone' | 'wide', IdeaCircle> = {
  phone: { radius: 4, up: 1.5 },
  wide: { radius: 2.32, up: 2 },
}

/**
 * What ideas-on-shapes.module.css has of its circles, as `theme('shapes.WINDOW-NAME')` (measures.ts), in rows: `radius` and `up`; how far
 * the circle begins before its first place (`back`); and how much further right than that the second and the third place are (`second`,
 * `third`): the others are opposite.
 */
export function shapeMeasures(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(circles).flatMap(([window, { radius, up }]) => {
      const [first, second, third] = [0, 1, 2].map((row) => Math.sqrt(radius ** 2 - (up - row) ** 2)) as [
        number,
        number,
        number,
      ]
      return [
        [`${window}-radius`, String(radius)],
        [`${window}-up`, String(up)],
        [`${window}-back`, (radius + first).toFixed(3)],
        [`${window}-second`, (second - first).toFixed(3)],
        [`${window}-third`, (third - first).toFixed(3)],
      ]
    }),
  )
}
