import type { MailAction } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { arc, frame, lane, lanes } from './beams.ts'
import * as style from './doors.module.css'

interface DoorsProps {
  /** One door for each audience. */
  doors: readonly { title: string; text: string; action: MailAction }[]
}

const colours = [style.first, style.second, style.third]

/** Three doors to one mailbox. A ring of the mast's signal ends in each. */
export function Doors({ doors }: DoorsProps) {
  return (
    <div>
      <svg className={style.arcs} aria-hidden="true" viewBox={`0 0 ${frame.width} ${frame.height}`}>
        {doors.map(({ title }, index) => (
          <g key={title} className={colours[index]}>
            <path className={style.thin} d={arc(index, -1) + arc(index, 1)} />
            <path d={arc(index, 0)} />
          </g>
        ))}
      </svg>
      <div className={style.beside}>
        <svg
          className={style.lanes}
          aria-hidden="true"
          viewBox={`0 0 ${lanes.width} ${lanes.height}`}
          preserveAspectRatio="none"
        >
          {doors.map(({ title }, index) => (
            <path key={title} className={colours[index]} d={lane(index)} />
          ))}
        </svg>
        <ul role="list" className={style.doors}>
          {doors.map(({ title, text, action }) => (
            <li key={title} className={style.door}>
              <h3 className="title-2">{title}</h3>
              <p className="text-ink-soft">{text}</p>
              <ActionLink action={action} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
