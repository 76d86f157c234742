import { classes } from '../classes.ts'
import { Text } from '../text/text.tsx'
import { Across, Down } from './week-drawing.tsx'
import * as style from './week.module.css'
import { dotsOf, namesOf, ringsOf, roundedTo2, whenInWords } from './week.ts'
import type { Meeting, PlaceOf } from './week.ts'

interface WeekContent {
  days: readonly string[]
  /** For the eye. */
  shortDays: readonly string[]
  groups: readonly WeekGroup[]
}

interface WeekGroup {
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

const tones = {
  coral: style.coral,
  gold: style.gold,
  sky: style.sky,
  ink: style.ink,
  protea: style.protea,
  aloe: style.aloe,
}

/** A week, hour by hour: a drawing of who meets when, and the same as a list. */
export function Week({ content: { days, shortDays, groups } }: { content: WeekContent }) {
  const all = groups.flatMap(({ kinds }) => kinds.flatMap(({ meetings }) => meetings))
  const named = namesOf(groups).flatMap(({ day, hour, hours, side }) =>
    Array.from({ length: hours }, (_, index): Meeting => [day, hour + side * (index + 1)]),
  )
  return (
    <div>
      <Across days={shortDays} taken={[...all, ...named]}>
        {(placeOf) => (
          <>
            <Meetings groups={groups} placeOf={placeOf} radius={0.35} />
            <Names groups={groups} placeOf={placeOf} />
          </>
        )}
      </Across>
      <Down days={shortDays} taken={all}>
        {(placeOf) => <Meetings groups={groups} placeOf={placeOf} radius={0.22} />}
      </Down>
      <div className={style.groups}>
        {groups.map(({ title, isLive, kinds }) => (
          <div key={title}>
            <h3 className="title-3">{title}</h3>
            <ul role="list" className={style.kinds}>
              {kinds.map(({ name, text, tone, meetings }) => (
                <li key={name} className={classes(style.kind, tones[tone], isLive && style.live)}>
                  <strong>{name}</strong>{' '}
                  <span className={style.when} aria-hidden="true">
                    {whenInWords(meetings, shortDays)}
                  </span>
                  <span className="visually-hidden">{whenInWords(meetings, days)}</span>
                  <p>
                    <Text>{text}</Text>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

interface MeetingsProps {
  groups: readonly WeekGroup[]
  placeOf: PlaceOf
  /** Radius of a ring's middle. Rings are as large as dots. */
  radius: number
}

function Meetings({ groups, placeOf, radius }: MeetingsProps) {
  return groups.flatMap(({ isLive, kinds }) =>
    kinds.map(({ name, tone, meetings }) => (
      <path
        key={name}
        className={`${tones[tone]} ${isLive ? style.ring : style.dot}`}
        d={isLive ? ringsOf(meetings, placeOf, radius) : dotsOf(meetings, placeOf)}
      />
    )),
  )
}

/** The name of its kind beside each meeting. */
function Names({ groups, placeOf }: Pick<MeetingsProps, 'groups' | 'placeOf'>) {
  return namesOf(groups).map(({ name, day, hour, side }) => {
    const [x, y] = placeOf(day, hour)
    return (
      <text
        key={`${day} ${hour}`}
        className={style.name}
        x={roundedTo2(x + side * 0.6)}
        y={roundedTo2(y)}
        fontSize=".27"
        textAnchor={side < 0 ? 'end' : undefined}
      >
        {name}
      </text>
    )
  })
}
