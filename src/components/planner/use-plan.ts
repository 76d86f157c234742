import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { PointActivity } from '../../content/types.ts'
import { emptyPlan, printPlan, readPlan, withTimes } from './plan.ts'
import type { Plan } from './plan.ts'
import { usePlanAddress } from './use-plan-address.ts'

/** The visitor's plan. The address is its only place, and each change is in the address at once. */
export function usePlan(activities: readonly PointActivity[]) {
  const router = useRouter()
  const address = usePlanAddress() ?? ''
  const read = useMemo(() => readPlan(address, activities), [address, activities])
  const [cleared, setCleared] = useState<Plan>()

  function write(plan: Plan, isEntry = false) {
    void router.navigate({
      to: '/rewards',
      search: { plan: printPlan(plan, activities) || undefined },
      hash: true,
      replace: !isEntry,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  function setTimes(code: string, times: number) {
    if (times === (read.plan[code] ?? 0)) return
    setCleared(undefined)
    write(withTimes(read.plan, code, times))
  }

  /** Adds a history entry, so that Back undoes it too. */
  function clear() {
    if (address === '') return
    setCleared(read.plan)
    write(emptyPlan, true)
  }

  function undo() {
    if (cleared) write(cleared)
  }

  return { ...read, canUndo: cleared !== undefined && address === '', setTimes, clear, undo }
}
