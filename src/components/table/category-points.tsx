import type { PointCategory } from '../../content/point-categories.ts'
import type { Action } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { ActivityRow, ActivityTable, CategoryHeading } from './activity-table.tsx'
import type { ActivityWords } from './activity-table.tsx'
import * as style from './category-points.module.css'

interface CategoryPointsProps {
  content: { category: PointCategory; words: ActivityWords; note: string; action: Action }
}

/** What one category earns: its range, its activities, a note about both, and the link to the other categories. */
export function CategoryPoints({ content: { note, action, ...content } }: CategoryPointsProps) {
  return (
    <div className={style.points}>
      <div>
        <CategoryHeading {...content} />
      </div>
      <ActivityTable {...content}>
        {content.category.activities.map((activity) => (
          <ActivityRow key={activity.code} activity={activity} words={content.words} />
        ))}
      </ActivityTable>
      <p className="footnote">{note}</p>
      <ActionLink action={action} />
    </div>
  )
}
