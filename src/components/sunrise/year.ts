/** The sun of the landing page: one dot for each day of a year, arranged like the seeds of a sunflower. */

/** Days of a year; the extra day of a leap year shares its dot with the last. */
export const daysOfYear = 365

/** The frame of the scene, in viewBox units. */
export const frame = { width: 1200, height: 900 }

const centre = { x: 770, y: 290 }

/** Distance of the first dot from the centre. The distance grows with the square root of a dot's number. */
const step = 13.9

/**
 * Angle between consecutive dots in radians: the golden angle, at which no two dots have the same direction.
 */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/**
 * Dots this many days apart are neighbours on an arm of the spiral. Their relative moves are similar and
 * compress best.
 */
const arms = 21

/** Position of a day's dot, in whole viewBox units; the first day is 1. */
export function placeOfDay(day: number): readonly [x: number, y: number] {
  const distance = step * Math.sqrt(day - 0.5)
  const angle = day * goldenAngle
  return [
    Math.round(centre.x + distance * Math.cos(angle)),
    Math.round(centre.y + distance * Math.sin(angle)),
  ]
}

/** All days as path data: one zero-length segment per day, whose round cap is the dot. */
export function yearPath(): string {
  let [x, y] = [0, 0]
  let path = ''
  for (let arm = 1; arm <= arms; arm++) {
    for (let day = arm; day <= daysOfYear; day += arms) {
      const [nextX, nextY] = placeOfDay(day)
      const down = nextY - y
      path += `m${nextX - x}${down < 0 ? '' : ' '}${down}h0`
      x = nextX
      y = nextY
    }
  }
  return path
}

/** The number of a date's day in its year, from 1 to 365. */
export function dayOfYear(date: Date): number {
  const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  const days = (midnight - Date.UTC(date.getFullYear(), 0, 0)) / 86_400_000
  return Math.min(days, daysOfYear)
}
