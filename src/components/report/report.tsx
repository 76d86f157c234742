import { Dots } from '../print/dots.tsx'
import { Badge } from '../text/badge.tsx'
import { Text } from '../text/text.tsx'
import * as style from './report.module.css'
import { weekBefore, weekOfReport } from './weeks.ts'

interface Entry {
  day: string
  kind: string
  text: string
}

interface ReportProps {
  content: {
    /** Says that the report is a sample. */
    label: string
    title: string
    subtitle: string
    /** In order of time: a reading, the member's words, and a protocol. */
    entries: readonly [Entry, Entry, Entry]
    foot: string
  }
  /** Minutes of the protocol: a dot for each. */
  minutes: number
}

/** A sheet of paper with punched holes: a form with a box for each entry, and a crossed-out one. */
export function Report({ content: { label, title, subtitle, entries, foot }, minutes }: ReportProps) {
  const drawings = [<Pulses key="reading" />, undefined, <Dots key="protocol" count={minutes} />]
  return (
    <div className={style.report}>
      <div className={style.head}>
        <Badge label={label} alone="p" />
        <h3 className="title-3">{title}</h3>
        <p>{subtitle}</p>
      </div>
      <div className={style.boxes}>
        <dl>
          {entries.map(({ day, kind, text }, index) => (
            <div key={day} className={style.box}>
              <dt className={style.about}>
                <strong>{day}</strong> <span>{kind}</span>
              </dt>
              <dd>
                <Text>{text}</Text>
                {drawings[index]}
              </dd>
            </div>
          ))}
        </dl>
        <p className={`${style.box} ${style.foot}`}>{foot}</p>
      </div>
    </div>
  )
}

/** The pulse at rest of two weeks: small dots for the days of the week before, then large ones for those of this one. */
function Pulses() {
  return (
    <svg className={style.pulses} aria-hidden="true" viewBox="0 0 28 5">
      <path className={style.before} d={weekBefore} />
      <path d={weekOfReport} />
    </svg>
  )
}
