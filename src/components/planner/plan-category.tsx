import { memo } from 'react'
import type { PointActivity, PointCategory } from '../../content/point-categories.ts'
import { fillIn } from '../../format.ts'
import { NarrowFold } from '../fold/fold.tsx'
import { ActivityRow, ActivityTable, CategoryHeading } from '../table/activity-table.tsx'
import type { ActivityWords } from '../table/activity-table.tsx'
import { pointsOfPlan } from './plan.ts'
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
  /** How often the plan has the activity. */
  times: number
  /** Changes when the whole plan is replaced. */
  edition: number
  words: PlanCategoryWords
  /** The words of the table. */
  table: ActivityWords
  /** `isSpoken` tells whether screen readers say the new number by themselves. */
  onTimes: (activity: PointActivity, times: number, isSpoken: boolean) => void
}

interface PlanCategoryProps extends Omit<RowProps, 'activity' | 'times'> {
  category: PointCategory
  plan: Plan
  /** Whether a phone shows its activities before it has points. */
  isOpenAtFirst: boolean
}

/**
 * The activities of one category with their steppers. On a phone a category opens when it gets its first points, also
 * after it was folded. React renders it again only if its own part of the plan changes.
 */
export const PlanCategory = memo(function PlanCategory({
  category,
  plan,
  isOpenAtFirst,
  ...row
}: PlanCategoryProps) {
  const points = pointsOfPlan(plan, category.activities)
  return (
    <NarrowFold
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
      <ActivityTable category={category} words={row.table}>
        {category.activities.map((activity) => (
          <Row key={activity.code} activity={activity} times={plan[activity.code] ?? 0} {...row} />
        ))}
      </ActivityTable>
    </NarrowFold>
  )
}, hasSamePart)

/** Of the plan, only the category's own activities count. */
function hasSamePart(before: PlanCategoryProps, after: PlanCategoryProps): boolean {
  const names = Object.keys(after) as (keyof PlanCategoryProps)[]
  return (
    names.every((name) => name === 'plan' || before[name] === after[name]) &&
    before.category.activities.every(({ code }) => before.plan[code] === after.plan[code])
  )
}

/** The row of an activity. React renders it again only if its number changes or the whole plan is replaced. */
const Row = memo(function Row({ activity, times, edition, words, table, onTimes }: RowProps) {
  return (
    <ActivityRow
      activity={activity}
      words={table}
      isLit={times > 0}
      times={
        <Stepper
          name={activity.activity}
          times={times}
          edition={edition}
          words={words}
          onTimes={(next, isSpoken) => onTimes(activity, next, isSpoken)}
        />
      }
    />
  )
})
