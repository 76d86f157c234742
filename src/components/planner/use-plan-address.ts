import { useSearch } from '@tanstack/react-router'

/** The plan in the address of /rewards, as text; undefined without a plan and on other pages. */
export function usePlanAddress(): string | undefined {
  return useSearch({ from: '/rewards', shouldThrow: false })?.plan
}
