import type { Dot } from '../dot.ts'
import type { Frame } from '../dots.ts'
import { dotAt } from '../shapes.ts'

/** Readings of a day: one every ten minutes. */
export const readingsOfDay = 24 * 6

export const dayFrame: Frame = { width: 1200, height: 320 }

/** What a day's pulse does: when, for how long and how much it rises over the night's, in hours and viewBox units. */
const rises = [
  { at: 12.6, wide: 6.2, high: 62 },
  { at: 6.6, wide: 0.35, high: 60 },
  { at: 7.4, wide: 0.4, high: 84 },
  { at: 10.4, wide: 0.3, high: 34 },
  { at: 13, wide: 0.4, high: 58 },
  { at: 15.3, wide: 0.3, high: 26 },
  { at: 17.9, wide: 0.55, high: 168 },
  { at: 18.7, wide: 0.35, high: 70 },
  { at: 20.6, wide: 0.4, high: 30 },
]

/** How far a reading lies above the night's. */
function riseAt(hour: number): number {
  const waver = 5 * Math.sin(hour * 9.7) + 4 * Math.sin(hour * 23.3 + 1)
  return waver + rises.reduce((sum, { at, wide, high }) => sum + high * Math.exp(-(((hour - at) / wide) ** 2)), 0)
}

/** A day's pulse: one dot a reading, from midnight to midnight. */
export function day(): Dot[] {
  return Array.from({ length: readingsOfDay }, (_, index) => {
    const rise = riseAt((index + 0.5) / 6)
    const x = 16 + (index / (readingsOfDay - 1)) * (dayFrame.width - 32)
    const colour = rise > 140 ? 'marigold' : rise > 70 ? 'coral' : 'milk'
    return dotAt([x, 292 - rise], 6, colour)
  })
}
