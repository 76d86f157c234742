import { activitiesOf, pointsOfPlan, readPlan } from '../src/components/planner/plan.ts'
import { pointCategories } from '../src/content/point-categories.ts'
import { formatNumber } from '../src/format.ts'

const activities = activitiesOf(pointCategories.items)

/** What a plan is worth, at the points of the content: "1,500" for `module.2`. */
export function pointsIn(plan: string): string {
  return formatNumber(pointsOfPlan(readPlan(plan, activities).plan, activities))
}
