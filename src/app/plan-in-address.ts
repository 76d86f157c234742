/** Typed search parameters of /rewards. Parameters other than `plan` pass through. */
import type { SearchMiddleware } from '@tanstack/react-router'

interface RewardsSearch {
  /** The visitor's points plan as text; components/planner/plan.ts parses it. */
  plan?: string | undefined
}

/**
 * Returns the plan as text and never throws. The router parses `?plan=7` as a number and a repeated parameter
 * as a list, of which the first counts.
 */
export function validateRewardsSearch({ plan, ...others }: Record<string, unknown>): RewardsSearch {
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
export const keepPlan: SearchMiddleware<RewardsSearch> = ({ search, next }) => {
  const nextSearch = next(search)
  return keepsPlan && search.plan !== undefined ? { plan: search.plan, ...nextSearch } : nextSearch
}
