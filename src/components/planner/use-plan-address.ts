import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * The plan in the address of /rewards, as text; undefined without a plan. It is the plan of the latest address, so
 * that a tap shows at once, and stays while another page loads.
 */
export function usePlanAddress(): string | undefined {
  const latest = useRef<string>(undefined)
  return useLocation({
    select: ({ pathname, search }) => {
      if (pathname === '/rewards') latest.current = search.plan
      return latest.current
    },
  })
}
