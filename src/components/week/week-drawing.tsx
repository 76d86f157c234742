import type { ReactNode } from 'react'
import { clock, firstHour, freeHours, short } from './week.ts'
import type { Meeting, Place } from './week.ts'
import * as style from './week.module.css'

interface DrawingProps {
  days: readonly string[]
  /** Of all kinds: the hours that they touch have no dot of their own. */
  meetings: readonly Meeting[]
  children: (place: Place) => ReactNode
}

/** In a wide window: a line for each day. */
export function Across({ days, meetings, children }: DrawingProps) {
  const at: Place = (day, hour) => [hour - firstHour + 2, day + 1.5]
  return (
    <svg className={style.across} aria-hidden="true" viewBox="0 -.1 19.07 8.1" fontSize=".42">
      {[6, 9, 12, 15, 18, 21].map((hour) => (
        <text key={hour} x={at(0, hour)[0]} y=".5" fontSize=".36" textAnchor="middle">
          {clock(hour)}
        </text>
      ))}
      {days.map((day, index) => (
        <text key={day} x="0" y={index + 1.65} className={style.day}>
          {day}
        </text>
      ))}
      <path className={style.hours} d={linesOf(days, meetings, at, (hours) => `h${hours}.1`)} />
      {children(at)}
    </svg>
  )
}

/** From one hour to the next, where a day runs down. */
const pitch = 0.62

/** On a phone: a column for each day. */
export function Down({ days, meetings, children }: DrawingProps) {
  const at: Place = (day, hour) => [1.9 + day * 1.12, 1 + (hour - firstHour) * pitch]
  return (
    <svg className={style.down} aria-hidden="true" viewBox="0 0 9.1 11.8" fontSize=".4">
      {[6, 9, 12, 15, 18, 21].map((hour) => (
        <text key={hour} x="0" y={at(0, hour)[1] + 0.15}>
          {clock(hour)}
        </text>
      ))}
      {days.map((day, index) => (
        <text key={day} x={at(index, 0)[0]} y=".35" textAnchor="middle" className={style.day}>
          {day}
        </text>
      ))}
      <path
        className={style.hours}
        d={linesOf(days, meetings, at, (hours) => `v${(hours * pitch + 0.1).toFixed(2)}`)}
      />
      {children(at)}
    </svg>
  )
}

/** Path data of a dotted line for each run of free hours. */
function linesOf(
  days: readonly string[],
  meetings: readonly Meeting[],
  at: Place,
  line: (hours: number) => string,
): string {
  return days
    .flatMap((_, day) =>
      freeHours(day, meetings).map(
        ([from, to]) => `M${at(day, from).map(short).join(' ')}${line(to - from)}`,
      ),
    )
    .join('')
}
