import { useHydrated, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { planPage } from '../../addresses.ts'
import type { PointActivity } from '../../content/point-categories.ts'
import { printPlan, readPlan, withTimes } from './plan.ts'
import { usePlanAddress } from './use-plan-address.ts'

/** The visitor's plan. The address is its only place, and each change is in the address at once. */
export function usePlan(activities: readonly PointActivity[]) {
  const router = useRouter()
  const [latest = '', latestSearch] = usePlanAddress()
  // The HTML has no plan.
  const isHydrated = useHydrated()
  const text = isHydrated ? latest : ''
  const read = useMemo(() => readPlan(text, activities), [text, activities])
  const [cleared, setCleared] = useState<string>()
  /** Changes with the whole plan, so that invalid text in a field does not outlive the plan that it was in. */
  const [edition, setEdition] = useState(0)

  /** Changes the plan in the address. `isEntry`: the change is an entry of the history, which Back undoes. */
  const write = useCallback(
    (change: (plan: string) => string, isEntry: boolean) => {
      setCleared(undefined)
      if (isEntry) setEdition((count) => count + 1)
      void router.navigate({
        to: planPage,
        search: (search) => {
          // While another page loads, the address is that page's. The change takes its place.
          const isLeaving = router.latestLocation.pathname !== planPage
          const { plan = '', ...others } = isLeaving ? latestSearch.current : search
          return { ...others, plan: change(plan) || undefined }
        },
        hash: true,
        replace: !isEntry,
        resetScroll: false,
        hashScrollIntoView: false,
      })
    },
    [router, latestSearch],
  )

  /** Always the same function, so that a change renders one row. */
  const setTimes = useCallback(
    (code: string, times: number) =>
      write((plan) => printPlan(withTimes(readPlan(plan, activities).plan, code, times), activities), false),
    [write, activities],
  )

  /** Replaces the whole plan, and text in fields that is not a number. Back undoes it too. */
  function fill(plan: string) {
    if (plan === text) setEdition((count) => count + 1)
    else write(() => plan, true)
  }

  function clear() {
    fill('')
    if (text !== '') setCleared(text)
  }

  const canUndo = cleared !== undefined && text === ''
  return {
    read,
    text,
    isHydrated,
    edition,
    setTimes,
    fill,
    clear,
    undo: canUndo ? () => fill(cleared) : undefined,
  }
}
