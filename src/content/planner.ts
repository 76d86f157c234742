/**
 * The words around the points planner on /rewards. The words of its board load with the board (plan-board.ts).
 */
import { pointCategories } from './point-categories.ts'
import { tierWays } from './rewards.ts'
import type { ExamplePlan, PlannerContent, TierWayStep } from './types.ts'

/** The ways to reach each tier, as plans for the address. */
export const examplePlans: readonly ExamplePlan[] = tierWays.ways.map(({ tier, steps }) => ({
  tier,
  plan: planOf(steps),
}))

/** Follows the order of the categories, so that each plan has one address. */
function planOf(steps: readonly TierWayStep[]): string {
  return pointCategories.categories
    .flatMap(({ activities }) => [...activities])
    .flatMap(({ activity, code }) =>
      steps.filter((step) => step.activity === activity).map(({ times }) => `${code}.${times}`),
    )
    .join('-')
}

export const planner = {
  title: 'Plan your points',
  lead: 'Points add up as you enter how often you do each activity; no period is set. Your plan is in this page’s address: whoever has it can see it. Make your own, or take an example:',
  open: 'Make your own plan',
  withoutScript: 'The planner needs JavaScript.',
  unavailable: 'The planner did not load. All values are in the tables above. Reload the page to try again.',
} as const satisfies PlannerContent
