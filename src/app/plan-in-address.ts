/** The search parameter of /rewards; any other parameter stays as it is. */
import type { SearchMiddleware } from '@tanstack/react-router'

interface RewardsSearch {
  /** The visitor's points plan as the address has it; components/planner/plan.ts reads it. */
  plan?: string | undefined
}

/** Makes text of whatever an address has as a plan, and never throws. To the router `?plan=7` is a number, and a plan given twice a list. */
export function validateRewardsSearch({ plan, ...others }: Record<string, unknown>): RewardsSearch {
  if (plan === undefined) return others
  return { ...others, plan: typeof plan === 'string' ? plan : JSON.stringify(plan) }
}

let isHydrated = false

/** Called when the page is hydrated. Before that, links have to be what the build rendered, which knew of no plan. */
export function startKeepingPlan() {
  isHydrated = true
}

/** A link from /rewards to another part of it takes the plan along. */
export const keepPlan: SearchMiddleware<RewardsSearch> = ({ search, next }) => {
  const nextSearch = next(search)
  return isHydrated && search.plan !== undefined ? { plan: search.plan, ...nextSearch } : nextSearch
}
