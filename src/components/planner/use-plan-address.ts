import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import type { RefObject } from 'react'
import { planPage } from '../../addresses.ts'
import type { PlanSearch } from './plan.ts'

/**
 * The plan in the address, as text, and the search parameters that it is one of. Both are of the latest address of the
 * planner's page, so that a tap shows at once. They stay while another page loads.
 */
export function usePlanAddress(): readonly [plan: string | undefined, search: RefObject<PlanSearch>] {
  const latest = useRef<PlanSearch>({})
  const plan = useLocation({
    select: ({ pathname, search }) => {
      if (pathname === planPage) latest.current = search
      return latest.current.plan
    },
  })
  return [plan, latest]
}
