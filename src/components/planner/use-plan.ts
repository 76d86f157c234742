import { useCallback, useState } from 'react'
import type { PointActivity } from '../../content/types.ts'
import { emptyPlan, printPlan, readPlan, withTimes } from './plan.ts'
import type { Plan, ReadPlan } from './plan.ts'
import { usePlanAddress } from './use-plan-address.ts'
import { useAddressWriter } from './use-address-writer.ts'

/**
 * The visitor's plan. It is component state, so that a tap shows at once; the address is updated later. When
 * the address changes in any other way (Back, an example, a link), the plan is read from it.
 */
export function usePlan(activities: readonly PointActivity[]) {
  const address = usePlanAddress() ?? ''
  const [read, setRead] = useState<ReadPlan>(() => readPlan(address, activities))
  const [cleared, setCleared] = useState<Plan>()
  const adopt = useCallback(() => {
    setRead(readPlan(address, activities))
    setCleared(undefined)
  }, [address, activities])
  const write = useAddressWriter(address, adopt)

  function change(plan: Plan, step: 'burst' | 'own') {
    setRead({ plan, unknown: 0, wrong: [] })
    setCleared(undefined)
    write(printPlan(plan, activities), step)
  }

  function setTimes(code: string, times: number) {
    if (times !== (read.plan[code] ?? 0)) change(withTimes(read.plan, code, times), 'burst')
  }

  function clear() {
    change(emptyPlan, 'own')
    setCleared(read.plan)
  }

  function undo() {
    if (cleared) change(cleared, 'own')
  }

  return { ...read, canUndo: cleared !== undefined, setTimes, clear, undo }
}
