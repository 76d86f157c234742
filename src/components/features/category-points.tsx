import type { PointCategory } from '../../content/point-categories.ts'
import type { Action } from '../../content/types.ts'
import { fillIn, formatNumber } from '../../format.ts'
import { pointsPerDot } from '../../points-per-dot.ts'
import { ActionLink } from '../actions/actions.tsx'
import { SoftText } from '../text/soft-text.tsx'
import { circleOfDots } from './category-points-measures.ts'
import * as style from './category-points.module.css'

interface CategoryPointsProps {
  content: Pick<PointCategory, 'activities' | 'pointsRange'> & {
    unit: string
    range: string
    note: string
    action: Action
  }
}

/** What the activities of one category earn: each is a circle of as many dots as its points; a note, and the link to the others. */
export function CategoryPoints({
  content: { activities, pointsRange, unit, range, note, action },
}: CategoryPointsProps) {
  return (
    <>
      <ol role="list" className={style.circles}>
        {activities.map(({ activity, means, points }) => (
          <li key={activity} className={style.circle}>
            <h3 className="title-3">{activity}</h3>
            <SoftText>{means}</SoftText>
            <p className={style.points}>
              <Circle count={points / pointsPerDot} />
              <strong>{formatNumber(points)}</strong> <span className="visually-hidden">{unit}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className={style.more}>
        <p className="footnote">{`${fillIn(range, pointsRange)} ${note}`}</p>
        <ActionLink action={action} />
      </div>
    </>
  )
}

/** Dots on a circle, 1em from one to the next. */
function Circle({ count }: { count: number }) {
  const { radius, half, width } = circleOfDots(count)
  return (
    <svg aria-hidden="true" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} width={`${width}em`}>
      <circle r={radius} pathLength={count} />
    </svg>
  )
}
