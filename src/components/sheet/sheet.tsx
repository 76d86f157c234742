import { Text } from '../text/text.tsx'
import * as style from './sheet.module.css'

interface SheetProps {
  /** Says that the sheet is a sample. */
  label: string
  content: {
    title: string
    subtitle: string
    /** In order of time. */
    entries: readonly { day: string; kind: string; text: string }[]
    foot: string
  }
}

/** A sheet of paper with punched holes: a list of dated entries under a title. */
export function Sheet({ label, content: { title, subtitle, entries, foot } }: SheetProps) {
  return (
    <div className={style.sheet}>
      <div className={style.head}>
        <p className="badge">{label}</p>
        <h3 className={style.title}>{title}</h3>
        <p>{subtitle}</p>
      </div>
      <ol role="list" className={style.entries}>
        {entries.map(({ day, kind, text }) => (
          <li key={day} className={style.entry}>
            <p className={style.day}>{day}</p>
            <p className={style.kind}>{kind}</p>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
      <p className={style.foot}>{foot}</p>
    </div>
  )
}
