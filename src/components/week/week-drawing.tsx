import type { ReactNode } from 'react'
import { clock, firstHour, freeHours, lastHour, roundedTo2 } from './meetings.ts'
import type { PlaceOf, Taken } from './meetings.ts'
import * as style from './week.module.css'

interface DrawingProps {
  days: readonly string[]
  /** What meetings and names take. */
  taken: readonly Taken[]
  children: (placeOf: PlaceOf) => ReactNode
}

// Letters have the middle of their height at their place (week.module.css). Units: in `Across` an hour is 1 wide and a day 1 high, as
// is the row of hours above them. In `Down` they are `hourDown` and `dayAcross`. Each viewBox ends a little behind the last dots.

/** The hours with a label. */
const printedHours = [5, 8, 11, 14, 17, 20]

/** Width of the days' names. */
const daysWide = 1.8

/** Distance from day to day in a wide window. */
const dayDown = 1.28

/** In a wide window: a line for each day. */
export function Across({ days, taken, children }: DrawingProps) {
  const at: PlaceOf = (day, hour) => [hour - firstHour + daysWide, 1.5 + day * dayDown]
  const width = daysWide + lastHour - firstHour + 0.1
  return (
    <svg
      className={style.across}
      aria-hidden="true"
      viewBox={`0 -.1 ${width} ${roundedTo2(at(days.length - 1, 0)[1] + 0.6)}`}
      fontSize=".38"
    >
      {printedHours.map((hour) => (
        <text key={hour} x={at(0, hour)[0]} y=".37" fontSize=".33" textAnchor="middle">
          {clock(hour)}
        </text>
      ))}
      {days.map((day, index) => (
        <text key={day} x="0" y={roundedTo2(at(index, 0)[1])} className={style.day}>
          {day}
        </text>
      ))}
      <path className={style.hours} d={linesOf(days, taken, at, (hours) => `h${hours}.1`)} />
      {children(at)}
    </svg>
  )
}

/** Distance from hour to hour, and from day to day, on a phone. */
const hourDown = 0.66
const dayAcross = 1.1

/** Width of the hours, up to the middle of the first day. */
const hoursWide = 1.9

/** On a phone: a column for each day. */
export function Down({ days, taken, children }: DrawingProps) {
  const at: PlaceOf = (day, hour) => [hoursWide + day * dayAcross, 1 + (hour - firstHour) * hourDown]
  const [lastX, lastY] = at(days.length - 1, lastHour)
  return (
    <svg
      className={style.down}
      aria-hidden="true"
      viewBox={`0 0 ${roundedTo2(lastX + 0.48)} ${roundedTo2(lastY + 0.26)}`}
      fontSize=".4"
    >
      {printedHours.map((hour) => (
        <text key={hour} x="0" y={at(0, hour)[1]}>
          {clock(hour)}
        </text>
      ))}
      {days.map((day, index) => (
        <text key={day} x={at(index, 0)[0]} y=".2" textAnchor="middle" className={style.day}>
          {day}
        </text>
      ))}
      <path
        className={style.hours}
        strokeDasharray={`0 ${hourDown}`}
        d={linesOf(days, taken, at, (hours) => `v${(hours * hourDown + 0.1).toFixed(2)}`)}
      />
      {children(at)}
    </svg>
  )
}

/** Path data of a dotted line for each run of free hours. */
function linesOf(
  days: readonly string[],
  taken: readonly Taken[],
  at: PlaceOf,
  line: (hours: number) => string,
): string {
  return days
    .flatMap((_, day) =>
      freeHours(day, taken).map(
        ([from, to]) => `M${at(day, from).map(roundedTo2).join(' ')}${line(to - from)}`,
      ),
    )
    .join('')
}
