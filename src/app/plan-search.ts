/** The search parameters of /rewards, typed. Parameters other than `plan` pass through. */
import type { SearchMiddleware } from '@tanstack/react-router'
import type { PlanSearch } from '../components/planner/plan.ts'

/**
 * Returns the plan as text and never throws. The router parses `?plan=7` as a number and a repeated parameter
 * as a list, of which the first counts.
 */
export function validatePlanSearch({ plan, ...others }: Record<string, unknown>): PlanSearch {
  if (plan === undefined) return others
  const [first]: unknown[] = [plan].flat()
  return { ...others, plan: typeof first === 'string' ? first : JSON.stringify(first) }
}

// In the module, because a search middleware gets neither router nor context.
let keepsPlan = false

/**
 * Adds the plan to links. Call it after hydration: until then links must match the prerendered HTML, which has
 * no plan.
 */
export function startKeepingPlan() {
  keepsPlan = true
}

/** Adds the plan to links from /rewards to another part of it. */
export const keepPlan: SearchMiddleware<PlanSearch> = ({ search, next }) => {
  const nextSearch = next(search)
  return keepsPlan && search.plan !== undefined ? { plan: search.plan, ...nextSearch } : nextSearch
}
