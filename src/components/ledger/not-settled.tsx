import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import * as style from './not-settled.module.css'

interface NotSettledProps {
  title: string
  /** One line each. */
  points: readonly string[]
  /** Level of the heading. */
  level?: 2 | 3 | 4
  link?: Action
}

/** A list of what is not settled yet: an open ring before each point. */
export function NotSettled({ title, points, level = 3, link }: NotSettledProps) {
  const Heading = `h${level}` as const
  return (
    <div className={style.open}>
      <Heading className={level === 2 ? 'title-2' : 'title-3'}>{title}</Heading>
      <ul role="list" className={style.points}>
        {points.map((point) => (
          <li key={point} className={style.point}>
            {point}
          </li>
        ))}
      </ul>
      {link && <TextLink action={link} />}
    </div>
  )
}
