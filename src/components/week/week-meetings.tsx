import { dotsOf, lettersOf, nameGap, namesOf, ringsOf, roundedTo2 } from './meetings.ts'
import type { Meeting, PlaceOf } from './meetings.ts'
import * as style from './week.module.css'

/** Kinds of meeting with a common title. */
export interface WeekGroup {
  title: string
  /** Live sessions are rings around a dot, circles are dots. */
  isLive: boolean
  kinds: readonly {
    name: string
    text: string
    tone: keyof typeof tones
    meetings: readonly [Meeting, ...Meeting[]]
  }[]
}

/** The names of all kinds. */
export function kindNames(groups: readonly WeekGroup[]): string[] {
  return groups.flatMap(({ kinds }) => kinds.map(({ name }) => name))
}

/** The colours of the kinds. */
export const tones = {
  coral: style.coral,
  gold: style.gold,
  sky: style.sky,
  ink: style.ink,
  protea: style.protea,
  aloe: style.aloe,
}

interface MeetingsProps {
  groups: readonly WeekGroup[]
  placeOf: PlaceOf
  /** Radius of the middle of a ring's line (week-measures.ts). */
  radius: number
  /** Whether `Initials` are on them. */
  hasLetters?: boolean
}

/** A dot or a ring for each meeting. */
export function Meetings({ groups, placeOf, radius, hasLetters }: MeetingsProps) {
  return groups.flatMap(({ isLive, kinds }) =>
    kinds.map(({ name, tone, meetings }) => (
      <path
        key={name}
        className={`${tones[tone]} ${isLive ? style.ring : style.dot}`}
        d={isLive ? ringsOf(meetings, placeOf, radius, hasLetters) : dotsOf(meetings, placeOf)}
      />
    )),
  )
}

/** The name of its kind beside each meeting. */
export function Names({ groups, placeOf }: Pick<MeetingsProps, 'groups' | 'placeOf'>) {
  return namesOf(groups).map(({ name, day, hour, side }) => {
    const [x, y] = placeOf(day, hour)
    return (
      <text
        key={`${day} ${hour}`}
        className={style.name}
        x={roundedTo2(x + side * nameGap)}
        y={roundedTo2(y)}
        textAnchor={side < 0 ? 'end' : undefined}
      >
        {name}
      </text>
    )
  })
}

/** The letters of its kind on each meeting. */
export function Initials({ groups, placeOf }: Pick<MeetingsProps, 'groups' | 'placeOf'>) {
  const names = kindNames(groups)
  return groups.flatMap(({ isLive, kinds }) =>
    kinds.flatMap(({ name, meetings }) => {
      const letters = lettersOf(name, names)
      return meetings.map(([day, hour]) => {
        const [x, y] = placeOf(day, hour).map(roundedTo2)
        return (
          <text
            key={`${day} ${hour}`}
            className={isLive ? style.name : style.onDot}
            x={x}
            y={y}
            fontSize={letters.length > 1 ? '.34' : '.42'}
            textAnchor="middle"
          >
            {letters}
          </text>
        )
      })
    }),
  )
}
