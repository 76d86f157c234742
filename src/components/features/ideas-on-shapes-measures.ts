/** The radius of the circle of ideas, on a phone and in a wide window, in rows. */
const radii = { phone: 4, wide: 1.958 } as const

/**
 * What ideas-on-shapes.module.css has of its circle, as `theme('shapes.NAME')` (measures.ts), in rows: its radius, how far it begins
 * before its first place (`back`), and how much further the two places in the middle are (`in`). Places are 1.5 and 0.5 rows from
 * the middle.
 */
export function shapeMeasures(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(radii).flatMap(([name, radius]) => {
      const [outer, inner] = [1.5, 0.5].map((row) => Math.sqrt(radius ** 2 - row ** 2)) as [number, number]
      return [
        [`${name}-radius`, String(radius)],
        [`${name}-back`, (radius + outer).toFixed(3)],
        [`${name}-in`, (inner - outer).toFixed(3)],
      ]
    }),
  )
}
