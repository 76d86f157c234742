import { useSearch } from '@tanstack/react-router'

/** The plan in the address of /rewards as text; nothing where there is none, and on any other page. */
export function usePlanAddress(): string | undefined {
  return useSearch({ from: '/rewards', shouldThrow: false })?.plan
}
