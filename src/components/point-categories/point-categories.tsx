import '../ledger/ledger.css'
import type { PointCategory as PointCategoryContent } from '../../content/types.ts'
import { formatNumber } from '../../format.ts'
import { Icon } from '../icon/icon.tsx'

/** The families of activities beside each other. */
export function PointCategories({ categories }: { categories: readonly PointCategoryContent[] }) {
  return (
    <div className="grid-cards md:grid-cols-2 xl:grid-cols-3">
      {categories.map((category) => (
        <PointCategory key={category.category} content={category} />
      ))}
    </div>
  )
}

/** A family of activities as a ledger: every activity with what it earns. */
export function PointCategory({ content }: { content: PointCategoryContent }) {
  const { from, to, per } = content.pointsRange
  return (
    <div className="card w-full flex flex-col">
      <h3 className="title-3 flex items-center gap-3">
        <Icon name={content.icon} className="text-indigo-500" />
        {content.category}
      </h3>
      <p className="mt-3">
        <span className="figure block">
          {formatNumber(from)}–{formatNumber(to)}
        </span>{' '}
        <span className="text-sm text-ink-soft">points per {per}</span>
      </p>
      <p className="mt-3 text-ink-soft">{content.examples}</p>
      <table className="ledger ledger-figures mt-5">
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
              <th scope="row">{activity.activity}</th>
              <td>
                {formatNumber(activity.points)}
                {activity.per && <span className="font-400"> per {activity.per}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
