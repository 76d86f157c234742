import { dotsPath } from '../../prints/drawing.ts'
import { daysOfYear, placeOfDay } from '../../prints/places/year.ts'

/** The number of a date's day in its year, from 1 to 365. */
export function dayOfYear(date: Date): number {
  const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  const days = (midnight - Date.UTC(date.getFullYear(), 0, 0)) / 86_400_000
  return Math.min(days, daysOfYear)
}

/** The days after one, as path data. */
export function daysAfter(day: number): string {
  return dotsPath(Array.from({ length: daysOfYear - day }, (_, index) => placeOfDay(day + index + 1)))
}
