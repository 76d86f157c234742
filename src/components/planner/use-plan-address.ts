import { useLocation, useSearch } from '@tanstack/react-router'

/**
 * The plan in the address of /rewards, as text; undefined without a plan and on other pages. It is the plan of
 * the latest address, so that a tap shows at once, and the rendered one while another page loads.
 */
export function usePlanAddress(): string | undefined {
  const rendered = useSearch({ from: '/rewards', shouldThrow: false })?.plan
  return useLocation({
    select: ({ pathname, search }) => (pathname === '/rewards' ? search.plan : rendered),
  })
}
