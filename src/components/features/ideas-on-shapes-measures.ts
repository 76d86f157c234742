/** A circle of ideas, in rows of its list: its radius, and how far the first place is above its middle. Each next place is a row lower. */
interface IdeaCircle {
  radius: number
  up: number
}

/** On a phone, in a wide window, and in the widest, where places are higher than the middle by 0.2 rows. */
const circles: Record<'phone' | 'wide' | 'widest', IdeaCircle> = {
  phone: { radius: 4, up: 1.5 },
  wide: { radius: 1.958, up: 1.5 },
  widest: { radius: 2.32, up: 1.7 },
}

/**
 * What ideas-on-shapes.module.css has of its circles, as `theme('shapes.WINDOW-NAME')` (measures.ts), in rows: `radius` and `up`; how far
 * the circle begins before its first place (`back`); and how much further right than that the other places are (`second`, `third`,
 * `fourth`).
 */
export function shapeMeasures(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(circles).flatMap(([window, { radius, up }]) => {
      const [first, ...others] = [0, 1, 2, 3].map((row) => Math.sqrt(radius ** 2 - (up - row) ** 2)) as [
        number,
        ...number[],
      ]
      return [
        [`${window}-radius`, String(radius)],
        [`${window}-up`, String(up)],
        [`${window}-back`, (radius + first).toFixed(3)],
        ...['second', 'third', 'fourth'].map((place, index) => [
          `${window}-${place}`,
          (others[index]! - first).toFixed(3),
        ]),
      ]
    }),
  )
}
