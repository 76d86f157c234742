import { pointsOfPlan, readPlan } from '../src/components/planner/plan.ts'
import { activities } from '../src/content/point-categories.ts'
import { formatNumber } from '../src/format.ts'

/** What a plan is worth, at the points of the content: "1,500" for `module.2`. */
export function pointsIn(plan: string): string {
  return formatNumber(pointsOfPlan(readPlan(plan, activities).plan, activities))
}
