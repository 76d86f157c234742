/** The sample day of /fitness: a pulse every ten minutes, from midnight to midnight. */

const readingsOfHour = 6

/** Readings of a day. */
export const readingsOfDay = 24 * readingsOfHour

/** The pulse at the lower and at the upper edge of the picture, in beats a minute. */
const pulseRange = { from: 40, to: 165 } as const

/** The same on a phone, where the picture is narrow: as near to the readings as they and the line to the highest allow. */
const pulseRangeOfPhone = { from: 45, to: 160 } as const

/** The place of a pulse in the picture, from its upper edge: two units for each beat. */
export function yOf(pulse: number): number {
  return (pulseRange.to - pulse) * 2
}

/**
 * What the sheets of this folder have of the day, as `theme('day.NAME')` (measures.ts): how far each pulse of the scale is from the
 * lower edge, on a phone and in a wide window; the row or column of each module, four for an hour; and how far below the picture
 * words begin, as a part of its height.
 *
 * @param pulses from the lowest
 * @param times of the modules
 */
export function dayMeasures(pulses: readonly number[], times: readonly string[]): Record<string, string> {
  const partsIn = (name: string, { from, to }: { from: number; to: number }) =>
    pulses.map((pulse, index) => [
      `${name}-${index + 1}`,
      `${+((100 * (pulse - from)) / (to - from)).toFixed(1)}%`,
    ])
  return Object.fromEntries([
    ...partsIn('phone', pulseRangeOfPhone),
    ...partsIn('wide', pulseRange),
    ...times.map((time, index) => [`at-${index + 1}`, String(1 + 4 * hourOf(time))]),
    ['below', ((belowHours + lineToWords) / dayHeight - 1).toFixed(3)],
  ])
}

/** A unit of the picture's width is a minute. */
const minutesOfHour = 60

/** The width of the picture. */
export const dayWidth = 24 * minutesOfHour

/** The height of the picture. */
export const dayHeight = yOf(pulseRange.from)

/** The part of the height that a phone shows, as places from the upper edge. */
export const [topOfPhone, footOfPhone] = [yOf(pulseRangeOfPhone.to), yOf(pulseRangeOfPhone.from)]

/** Where the lines to words below the picture begin: its hours are between them and the picture. */
export const belowHours = dayHeight + 24
/** From there to the words. */
const lineToWords = 4.75

/** Pulse of a person at rest at night, in beats a minute. */
const atNight = 56

/** Rises of the pulse above its level at night: time and duration in hours, height in beats a minute. */
const rises = [
  { at: 13.2, wide: 6, high: 23 },
  { at: 6.7, wide: 0.4, high: 30 },
  { at: 7.5, wide: 0.4, high: 45 },
  { at: 10.4, wide: 0.35, high: 23 },
  { at: 13, wide: 0.45, high: 20 },
  { at: 15.4, wide: 0.35, high: 19 },
  { at: 18.05, wide: 0.5, high: 75 },
  { at: 19, wide: 0.4, high: 38 },
  { at: 20.7, wide: 0.4, high: 21 },
]

/** The pulse at an hour, in beats a minute. */
export function pulseAt(hour: number): number {
  const waver = 2.6 * Math.sin(hour * 4.7) + 1.7 * Math.sin(hour * 11.3 + 1)
  return rises.reduce(
    (sum, { at, wide, high }) => sum + high * Math.exp(-(((hour - at) / wide) ** 2)),
    atNight + waver,
  )
}

/**
 * The readings as path data, at rest, under effort and at their peak: a short segment each, there and back, at a
 * relative move from the one before, which compresses best. It is longer than nothing because Safari stretched the
 * round ends of segments without length, as the picture is stretched (WebKit bug 249265, mended in June 2026).
 *
 * @param effort the pulse from which a reading is effort, in beats a minute
 * @param peak that from which it is a peak
 */
export function readings(effort: number, peak: number): Record<'rest' | 'effort' | 'peak', string> {
  const paths = { rest: '', effort: '', peak: '' }
  const from: Record<keyof typeof paths, Point> = { rest: [0, 0], effort: [0, 0], peak: [0, 0] }
  for (let index = 0; index < readingsOfDay; index++) {
    const hour = index / readingsOfHour
    const pulse = pulseAt(hour)
    const kind = pulse < effort ? 'rest' : pulse < peak ? 'effort' : 'peak'
    const [x, y] = pointOf(hour)
    paths[kind] += `m${x - from[kind][0]} ${y - from[kind][1]}h.1z`
    from[kind] = [x, y]
  }
  return paths
}

/** A line to the reading nearest to each time, from where its words are. */
export function hangingLines(times: readonly string[], edgeOf: (index: number) => number): string {
  return times
    .map((time, index) => {
      const [x, y] = pointOf(nearestReading(time))
      return `M${x} ${edgeOf(index)}V${y}`
    })
    .join('')
}

/** The hour of a time such as "07:30", with its minutes as a fraction. */
export function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / minutesOfHour
}

function nearestReading(time: string): number {
  return Math.round(hourOf(time) * readingsOfHour) / readingsOfHour
}

type Point = readonly [x: number, y: number]

function pointOf(hour: number): Point {
  return [Math.round(hour * minutesOfHour), Math.round(yOf(pulseAt(hour)))]
}
