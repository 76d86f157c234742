import './point-categories.css'
import type { PointCategory as PointCategoryContent } from '../../content/types.ts'
import { Fold } from '../fold/fold.tsx'
import { formatNumber } from '../../format.ts'
import { Icon } from '../icon/icon.tsx'
import { PointDots } from '../point-dots/point-dots.tsx'

interface PointCategoriesProps {
  categories: readonly PointCategoryContent[]
  /** Text that says what one dot represents. */
  legend: string
}

/** The categories of activities, with every value drawn to scale. On a phone all but the first are folded. */
export function PointCategories({ categories, legend }: PointCategoriesProps) {
  return (
    <div>
      <p className="mb-6 text-sm text-ink-soft">{legend}</p>
      <div className="point-categories">
        {categories.map((category, index) => (
          <Fold key={category.category} isOpen={index === 0} summary={<Summary content={category} />}>
            <Activities content={category} />
          </Fold>
        ))}
      </div>
    </div>
  )
}

/** One category of activities, always open. */
export function PointCategory({ content }: { content: PointCategoryContent }) {
  return (
    <div className="point-category">
      <div>
        <Summary content={content} />
      </div>
      <Activities content={content} />
    </div>
  )
}

function Summary({ content }: { content: PointCategoryContent }) {
  const { from, to, per } = content.pointsRange
  const total = content.activities.reduce((sum, { points }) => sum + points, 0)
  return (
    <>
      <h3 className="title-3 flex items-center gap-3">
        <Icon name={content.icon} />
        {content.category}
      </h3>
      <span className="point-range">
        <strong>
          {formatNumber(from)}–{formatNumber(to)}
        </strong>{' '}
        points per {per}
      </span>
      <span className="point-total">
        <strong>{formatNumber(total)}</strong> for one of each
      </span>
    </>
  )
}

/** The activities with their points, as text and as dots. */
function Activities({ content }: { content: PointCategoryContent }) {
  return (
    <>
      <p className="text-ink-soft">{content.examples}</p>
      <table className="point-table">
        <caption className="visually-hidden">Points for {content.category}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Activity</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {content.activities.map((activity) => (
            <tr key={activity.activity}>
              <th scope="row">
                {activity.activity}
                <PointDots points={activity.points} />
              </th>
              <td>
                {formatNumber(activity.points)}
                {activity.per && <span> per {activity.per}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
