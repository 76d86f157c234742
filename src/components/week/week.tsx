import { classes } from '../classes.ts'
import { Text } from '../text/text.tsx'
import { lettersOf, namesOf, takenBy, whenInWords } from './meetings.ts'
import { Across, Down } from './week-drawing.tsx'
import { ringRadii } from './week-measures.ts'
import { Initials, kindNames, Meetings, Names, tones } from './week-meetings.tsx'
import type { WeekGroup } from './week-meetings.tsx'
import * as style from './week.module.css'

interface WeekContent {
  days: readonly string[]
  /** The days in short, for the eye. */
  shortDays: readonly string[]
  groups: readonly WeekGroup[]
}

/** A week, hour by hour: a drawing of who meets when, and the same as a list. */
export function Week({ content: { days, shortDays, groups } }: { content: WeekContent }) {
  const met = groups.flatMap(({ kinds }) => kinds.flatMap(({ meetings }) => meetings.map(takenBy)))
  const names = kindNames(groups)
  const named = namesOf(groups).map(({ taken }) => taken)
  return (
    <div>
      <Across days={shortDays} taken={[...met, ...named]}>
        {(placeOf) => (
          <>
            <Meetings groups={groups} placeOf={placeOf} radius={ringRadii.across} />
            <Names groups={groups} placeOf={placeOf} />
          </>
        )}
      </Across>
      <Down days={shortDays} taken={met}>
        {(placeOf) => (
          <>
            <Meetings groups={groups} placeOf={placeOf} radius={ringRadii.down} hasLetters />
            <Initials groups={groups} placeOf={placeOf} />
          </>
        )}
      </Down>
      <div className={style.groups}>
        {groups.map(({ title, isLive, kinds }) => (
          <div key={title}>
            <h3 className="title-3">{title}</h3>
            <ul role="list" className={style.kinds}>
              {kinds.map(({ name, text, tone, meetings }) => (
                <li key={name} className={classes(style.kind, tones[tone], isLive && style.live)}>
                  <span
                    className={classes(style.mark, lettersOf(name, names)[1] && style.pair)}
                    aria-hidden="true"
                  >
                    {lettersOf(name, names)}
                  </span>
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
