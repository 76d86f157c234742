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

/** The hours of a day that no meeting touches, as runs from a first to a last hour. */
export function freeHours(day: number, meetings: readonly Meeting[]): [from: number, to: number][] {
  const runs: [from: number, to: number][] = []
  for (let hour = firstHour; hour <= lastHour; hour++) {
    if (meetings.some(([onDay, at]) => onDay === day && Math.abs(at - hour) < 1)) continue
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

/** Hours that a name covers, and hours that must be free of other meetings for it to stand on the left. */
const shortName = { hours: 2, room: 4 }
const longName = { hours: 3, room: 8 }

/** Letters of the longest name that lies on two hours. */
const lettersOfShort = 9

/** From this hour on a name is on the left where it can. */
const evening = 16

/**
 * Each meeting with the name of its kind, the number of hours that the name covers, and the side of the name: 1 is the right, -1
 * the left, which late meetings have where no other meeting is.
 */
export function namesOf(
  groups: readonly { kinds: readonly { name: string; meetings: readonly Meeting[] }[] }[],
) {
  const all = groups.flatMap(({ kinds }) =>
    kinds.flatMap(({ name, meetings }) => meetings.map((meeting) => ({ name, meeting }))),
  )
  return all.map(({ name, meeting: [day, hour] }) => {
    const { hours, room } = name.length > lettersOfShort ? longName : shortName
    const isFree = !all.some(({ meeting: [on, at] }) => on === day && at < hour && at > hour - room)
    return { name, day, hour, hours, side: hour >= evening && isFree ? -1 : 1 } as const
  })
}
