import type { ReactNode } from 'react'
import { clock, dotsOf, firstHour, lastHour } from './week.ts'
import type { Place } from './week.ts'
import * as style from './week.module.css'

interface DrawingProps {
  days: readonly string[]
  children: (place: Place) => ReactNode
}

const hours = lastHour - firstHour

/** In a wide window: a line for each day. */
export function Across({ days, children }: DrawingProps) {
  return (
    <svg className={style.across} aria-hidden="true" viewBox="0 -.1 19.6 8.1" fontSize=".42">
      {[6, 9, 12, 15, 18, 21].map((hour) => (
        <text key={hour} x={hour - firstHour + 2} y=".5" textAnchor="middle">
          {clock(hour)}
        </text>
      ))}
      {days.map((day, index) => (
        <text key={day} x="0" y={index + 1.65} className={style.day}>
          {day}
        </text>
      ))}
      <path className={style.hours} d={days.map((_, index) => `M2 ${index + 1.5}h${hours}.1`).join('')} />
      {children((day, hour) => [hour - firstHour + 2, day + 1.5])}
    </svg>
  )
}

/** From one hour to the next, where a day runs down. */
const pitch = 0.55

/** On a phone: a column for each day. */
export function Down({ days, children }: DrawingProps) {
  const at: Place = (day, hour) => [1.9 + day * 1.12, 1 + (hour - firstHour) * pitch]
  return (
    <svg className={style.down} aria-hidden="true" viewBox="0 0 9.1 10.6" fontSize=".4">
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
        d={Array.from({ length: hours + 1 }, (_, hour) =>
          dotsOf(
            days.map((_day, day) => [day, hour + firstHour]),
            at,
          ),
        ).join('')}
      />
      {children(at)}
    </svg>
  )
}
