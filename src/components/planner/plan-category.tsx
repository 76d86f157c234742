import { memo } from 'react'
import type { PointActivity, PointCategory } from '../../content/point-categories.ts'
import { fillIn } from '../../format.ts'
import { PhoneFold } from '../fold/fold.tsx'
import { ActivityRow, ActivityTable, CategoryHeading } from '../table/activity-table.tsx'
import type { ActivityWords } from '../table/activity-table.tsx'
import { pointsOf } from './plan.ts'
import type { Plan } from './plan.ts'
import * as style from './planner.module.css'
import { Stepper } from './stepper.tsx'
import type { StepperWords } from './stepper.tsx'

/** The words of a category. Placeholders are in braces. */
export interface PlanCategoryWords extends StepperWords {
  /** The points of a category's activities in the plan. */
  inPlan: string
}

interface RowProps {
  activity: PointActivity
  times: number
  edition: number
  words: PlanCategoryWords
  table: ActivityWords
  onTimes: (activity: PointActivity, times: number, isNamed: boolean) => void
}

interface PlanCategoryProps extends Omit<RowProps, 'activity' | 'times'> {
  category: PointCategory
  plan: Plan
  isOpenAtFirst: boolean
}

/**
 * The activities of one category with their steppers. On a phone it opens when it gets its first points, also after
 * it was folded. It renders again only if its own part of the plan changes.
 */
export const PlanCategory = memo(function PlanCategory({
  category,
  plan,
  isOpenAtFirst,
  ...row
}: PlanCategoryProps) {
  const points = pointsOf(plan, category.activities)
  return (
    <PhoneFold
      className={style.category}
      summaryClass={style.summary}
      isOpen={isOpenAtFirst}
      opensWhen={points > 0}
      summary={
        <>
          <CategoryHeading category={category} words={row.table} />
          {points > 0 && <span className={style.sum}>{fillIn(row.words.inPlan, { points })}</span>}
        </>
      }
    >
      <ActivityTable category={category} words={row.table} hasTimes>
        {category.activities.map((activity) => (
          <Row key={activity.code} activity={activity} times={plan[activity.code] ?? 0} {...row} />
        ))}
      </ActivityTable>
    </PhoneFold>
  )
}, hasSamePart)

function hasSamePart(before: PlanCategoryProps, after: PlanCategoryProps): boolean {
  return (
    before.edition === after.edition &&
    before.onTimes === after.onTimes &&
    before.category.activities.every(({ code }) => before.plan[code] === after.plan[code])
  )
}

/** It renders again only if its number changes or the whole plan is replaced. */
const Row = memo(function Row({ activity, times, edition, words, table, onTimes }: RowProps) {
  return (
    <ActivityRow
      activity={activity}
      words={table}
      dots={times > 0 ? 'lit' : 'dim'}
      times={
        <Stepper
          name={activity.activity}
          times={times}
          edition={edition}
          words={words}
          onTimes={(next, isNamed) => onTimes(activity, next, isNamed)}
        />
      }
    />
  )
})
