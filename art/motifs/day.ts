import type { Dot, Point } from '../types.ts'
import type { Frame } from '../dots.ts'
import { dotAt, polar, ring, turn } from '../shapes.ts'

/** Readings of a day: one every ten minutes. */
export const readingsOfDay = 24 * 6

export const dayFrame: Frame = { width: 640, height: 640 }

const centre: Point = [320, 320]

/** Distance of a reading at night from the centre, in viewBox units. */
const resting = 206

/** Rises of the pulse above its level at night: time and duration in hours, height in viewBox units. */
const rises = [
  { at: 13.2, wide: 6, high: 26 },
  { at: 6.7, wide: 0.4, high: 34 },
  { at: 7.5, wide: 0.4, high: 52 },
  { at: 10.4, wide: 0.35, high: 26 },
  { at: 13, wide: 0.45, high: 42 },
  { at: 15.4, wide: 0.35, high: 22 },
  { at: 17.8, wide: 0.55, high: 82 },
  { at: 18.8, wide: 0.4, high: 44 },
  { at: 20.7, wide: 0.4, high: 24 },
]

/** Height of a reading above the level at night, in viewBox units. */
function riseAt(hour: number): number {
  const waver = 3 * Math.sin(hour * 4.7) + 2 * Math.sin(hour * 11.3 + 1)
  return (
    waver + rises.reduce((sum, { at, wide, high }) => sum + high * Math.exp(-(((hour - at) / wide) ** 2)), 0)
  )
}

/** The readings, one dot each, clockwise from midnight at the top. */
export function readings(): Dot[] {
  return Array.from({ length: readingsOfDay }, (_, index) => {
    const rise = riseAt((index + 0.5) / 6)
    const angle = ((index + 0.5) / readingsOfDay - 0.25) * turn
    const colour = rise > 78 ? 'marigold' : rise > 40 ? 'coral' : 'milk'
    return dotAt(polar(centre, angle, resting + rise), rise > 78 ? 11 : rise > 40 ? 8 : 6, colour)
  })
}

/** A day's pulse as a 24-hour dial: a small dot for each hour, and the readings around them. */
export function day(): Dot[] {
  return [...ring(centre, 172, 24, 3.5, 'lilac'), ...readings()]
}
