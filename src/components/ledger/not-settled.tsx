import type { Action, NotSettledList } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import * as style from './not-settled.module.css'

/** What `NotSettled` takes: the list, and the link below it. */
export interface NotSettledProps extends NotSettledList {
  link: Action
  /** A class that places the title, the list and the link. */
  layoutClass?: string
}

/** A list of what is not settled yet: an open ring before each point. */
export function NotSettled({ title, points, link, layoutClass }: NotSettledProps) {
  return (
    <div className={layoutClass}>
      <h3 className="title-3">{title}</h3>
      <ul role="list" className={style.points}>
        {points.map((point) => (
          <li key={point} className={style.point}>
            {point}
          </li>
        ))}
      </ul>
      <TextLink action={link} />
    </div>
  )
}
