import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import type { RefObject } from 'react'

interface LatestSearch {
  plan?: string | undefined
}

/**
 * The plan in the address of /rewards, as text, and the search parameters that it is one of. They are those of the
 * latest address, so that a tap shows at once, and stay while another page loads.
 */
export function usePlanAddress(): readonly [plan: string | undefined, search: RefObject<LatestSearch>] {
  const latest = useRef<LatestSearch>({})
  const plan = useLocation({
    select: ({ pathname, search }) => {
      if (pathname === '/rewards') latest.current = search
      return latest.current.plan
    },
  })
  return [plan, latest]
}
