/** The sun of the landing page: one dot for each day of a year, arranged like the seeds of a sunflower. */
import { dotsPath } from '../drawing.ts'
import { frame, subjectX } from './frames.ts'

/** Days of a year; the extra day of a leap year shares its dot with the last. */
export const daysOfYear = 365

/** The width of a day's dot, in viewBox units. */
export const dotWidth = 21

const centre = { x: subjectX, y: 290 }

/** Distance of the first dot from the centre. The distance grows with the square root of a dot's number. */
const step = 13.9

/**
 * Angle between consecutive dots in radians: the golden angle, at which no two dots have the same direction.
 */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Position of a day's dot, in whole viewBox units; the first day is 1. */
export function placeOfDay(day: number): readonly [x: number, y: number] {
  const distance = step * Math.sqrt(day - 0.5)
  const angle = day * goldenAngle
  return [
    Math.round(centre.x + distance * Math.cos(angle)),
    Math.round(centre.y + distance * Math.sin(angle)),
  ]
}

/** From the right edge of the sun to that of the frame, as a part of the frame's width. */
export function besideSun(): number {
  const right = centre.x + step * Math.sqrt(daysOfYear - 0.5) + dotWidth / 2
  return 1 - right / frame.width
}

/** All days as path data, from top to bottom: along rows, moves compress best. */
export function yearPath(): string {
  const places = Array.from({ length: daysOfYear }, (_, index) => placeOfDay(index + 1))
  places.sort(([x, y], [otherX, otherY]) => y - otherY || x - otherX)
  return dotsPath(places)
}
