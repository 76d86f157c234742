import { ringFrom } from '../print/dot-paths.ts'

/** A meeting in a week: the day from 0, and the hour, such as 5.5 for 05:30. */
export type Meeting = readonly [day: number, hour: number]

/** The first hour of the drawing. */
export const firstHour = 5
/** The last hour of the drawing. */
export const lastHour = 22

/** "Monday, Wednesday, Friday 05:30", or "Friday 13:00, Sunday 07:00" where the hours differ. */
export function whenInWords(meetings: readonly Meeting[], days: readonly string[]): string {
  return meetings
    .map(([day, hour], index) => {
      const next = meetings[index + 1]
      return next?.[1] === hour ? days[day] : `${days[day]} ${clock(hour)}`
    })
    .join(', ')
}

/** "05:30". */
export function clock(hour: number): string {
  const minutes = (hour % 1) * 60
  return [Math.floor(hour), minutes].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A part of a day in which no hour has a dot of its own. */
export type Taken = readonly [day: number, from: number, to: number]

/** What a meeting takes: the hours that it touches. */
export function takenBy([day, hour]: Meeting): Taken {
  return [day, hour - 1, hour + 1]
}

/** The hours of a day that nothing takes, as runs from a first to a last hour. */
export function freeHours(day: number, taken: readonly Taken[]): [from: number, to: number][] {
  const runs: [from: number, to: number][] = []
  for (let hour = firstHour; hour <= lastHour; hour++) {
    if (taken.some(([onDay, from, to]) => onDay === day && from < hour && hour < to)) continue
    const last = runs.at(-1)
    if (last?.[1] === hour - 1) last[1] = hour
    else runs.push([hour, hour])
  }
  return runs
}

/** The place of a meeting in a drawing. */
export type PlaceOf = (day: number, hour: number) => readonly [x: number, y: number]

/** Path data of a dot for each meeting: lines without a length, whose ends are round. */
export function dotsOf(meetings: readonly Meeting[], placeOf: PlaceOf): string {
  return meetings.map(([day, hour]) => `M${placeOf(day, hour).map(roundedTo2).join(' ')}h0`).join('')
}

/** Path data of a ring for each meeting, with a dot in its middle where no letter is. */
export function ringsOf(
  meetings: readonly Meeting[],
  placeOf: PlaceOf,
  radius: number,
  hasLetter?: boolean,
): string {
  const dot = hasLetter ? '' : `m${radius} 0h0`
  return meetings
    .map(([day, hour]) => {
      const [x, y] = placeOf(day, hour)
      return ringFrom(roundedTo2(x - radius), roundedTo2(y), radius) + dot
    })
    .join('')
}

/** A number of path data, rounded to a hundredth of a unit. */
export function roundedTo2(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * The first letter of a kind, "W", and that of its last word where another kind begins with the same one, "SC": on a phone they are on
 * its meetings.
 */
export function lettersOf(name: string, names: readonly string[]): string {
  const words = name.split(/[ -]/)
  const isShared = names.filter((other) => other[0] === name[0]).length > 1
  return [words[0], ...(isShared ? words.slice(1).slice(-1) : [])]
    .map((word) => word![0])
    .join('')
    .toUpperCase()
}

/** In hours: from the middle of a meeting to its name, the width of a letter, and from a name to the middle of the next dot. */
export const nameGap = 0.55
const letterWide = 0.17
const roomAfterName = 0.35

/**
 * Each meeting with the name of its kind, what the name takes, and the side of the name: 1 is the right, -1 the left, which the name has
 * where it would end on another meeting or after the last hour.
 */
export function namesOf(
  groups: readonly { kinds: readonly { name: string; meetings: readonly Meeting[] }[] }[],
) {
  const all = groups.flatMap(({ kinds }) =>
    kinds.flatMap(({ name, meetings }) => meetings.map((meeting) => ({ name, meeting }))),
  )
  return all.map(({ name, meeting: [day, hour] }) => {
    const end = hour + nameGap + name.length * letterWide
    const isCrowded = all.some(({ meeting: [on, at] }) => on === day && at > hour && at - nameGap < end)
    const side = isCrowded || end > lastHour + 0.1 ? -1 : 1
    const reach = hour + side * (end + roomAfterName - hour)
    const taken: Taken = [day, Math.min(hour, reach), Math.max(hour, reach)]
    return { name, day, hour, side, taken } as const
  })
}
