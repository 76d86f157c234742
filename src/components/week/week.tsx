import type { ReactNode } from 'react'
import { clock, dotsOf, firstHour, lastHour, ringsOf, whenInWords } from './week.ts'
import type { Meeting, Place } from './week.ts'
import * as style from './week.module.css'

interface WeekContent {
  /** The label of samples. */
  sample: string
  note: string
  days: readonly string[]
  groups: readonly WeekGroup[]
}

interface WeekGroup {
  title: string
  /** Live sessions are rings, circles are dots. */
  isLive: boolean
  kinds: readonly { name: string; text: string; tone: keyof typeof tones; meetings: readonly Meeting[] }[]
}

const tones = {
  coral: style.coral,
  gold: style.gold,
  sky: style.sky,
  ink: style.ink,
  protea: style.protea,
  aloe: style.aloe,
}

/** A week, hour by hour: a drawing of who meets when, and the same as a list. */
export function Week({ content: { sample, note, days, groups } }: { content: WeekContent }) {
  return (
    <div>
      <p className="lead">
        <span className={`${style.sample} badge`}>{sample}</span> {note}
      </p>
      <Across days={days}>{(place) => <Meetings groups={groups} place={place} />}</Across>
      <Down days={days}>{(place) => <Meetings groups={groups} place={place} />}</Down>
      <div className={style.groups}>
        {groups.map(({ title, isLive, kinds }) => (
          <div key={title}>
            <h3 className="title-3">{title}</h3>
            <ul role="list" className={style.kinds}>
              {kinds.map(({ name, text, tone, meetings }) => (
                <li key={name} className={`${style.kind} ${tones[tone]} ${isLive ? style.live : ''}`.trim()}>
                  <strong>{name}</strong> <span className={style.when}>{whenInWords(meetings, days)}</span>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

const ringRadius = 0.32

function Meetings({ groups, place }: { groups: readonly WeekGroup[]; place: Place }) {
  return groups.flatMap(({ isLive, kinds }) =>
    kinds.map(({ name, tone, meetings }) => (
      <path
        key={name}
        className={`${tones[tone]} ${isLive ? style.ring : style.dot}`}
        d={isLive ? ringsOf(meetings, place, ringRadius) : dotsOf(meetings, place)}
      />
    )),
  )
}

interface DrawingProps {
  days: readonly string[]
  children: (place: Place) => ReactNode
}

const hours = lastHour - firstHour

/** In a wide window: a line for each day. */
function Across({ days, children }: DrawingProps) {
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
const pitch = 0.62

/** On a phone: a column for each day. */
function Down({ days, children }: DrawingProps) {
  const at: Place = (day, hour) => [1.9 + day * 1.12, 1 + (hour - firstHour) * pitch]
  return (
    <svg className={style.down} aria-hidden="true" viewBox="0 0 9.1 12" fontSize=".4">
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
