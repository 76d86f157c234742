import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** Changes with shorter pauses form a burst, which is one history entry. */
const longestPauseInMilliseconds = 2_000

/**
 * Delay of a burst's first change, so that it is painted first. Writing the address updates every link of the
 * page.
 */
const paintInMilliseconds = 100

/** Delay of later changes after the latest one; Safari allows 100 history entries in 30 seconds. */
const quietInMilliseconds = 350

/** A plan that is not yet written to the address. */
interface PendingPlan {
  plan: string
  /** Whether it adds a history entry. */
  isEntry: boolean
  timer: ReturnType<typeof setTimeout>
}

/**
 * Writes plans to the address. The first change of a burst adds a history entry; later changes replace it.
 *
 * @param address the plan in the rendered address
 * @param adopt called when the address has changed in any other way
 */
export function useAddressWriter(address: string, adopt: () => void) {
  const router = useRouter()
  const isWriting = useRef(false)
  const isOurs = useRef(true)
  const pending = useRef<PendingPlan>(undefined)
  const lastChange = useRef(-Infinity)
  const [otherMoves, setOtherMoves] = useState(0)

  useEffect(() => {
    const unsubscribe = router.history.subscribe(() => {
      if (isWriting.current) return
      takePending()
      isOurs.current = false
      setOtherMoves((moves) => moves + 1)
    })
    return () => {
      takePending()
      unsubscribe()
    }
  }, [router])

  useEffect(() => {
    if (!isOurs.current) adopt()
  }, [adopt, otherMoves])

  /** Removes and returns the pending plan. */
  function takePending(): PendingPlan | undefined {
    const taken = pending.current
    clearTimeout(taken?.timer)
    pending.current = undefined
    return taken
  }

  /** Writes the pending plan. Returns the plan that is then in the address. */
  function writePending(): string {
    const taken = takePending()
    if (!taken) return address
    isWriting.current = true
    void router.navigate({
      to: '/rewards',
      search: { plan: taken.plan || undefined },
      hash: true,
      replace: !taken.isEntry,
      resetScroll: false,
      hashScrollIntoView: false,
    })
    isWriting.current = false
    return taken.plan
  }

  /** @param step `burst` for a change that may join a burst, `own` for one with its own history entry */
  return function write(plan: string, step: 'burst' | 'own') {
    const now = performance.now()
    const isFirst = step === 'own' || !isOurs.current || now - lastChange.current > longestPauseInMilliseconds
    if (isFirst && writePending() === plan) return
    lastChange.current = step === 'own' ? -Infinity : now
    isOurs.current = true
    const isEntry = isFirst || takePending()?.isEntry === true
    const timer = setTimeout(writePending, isFirst ? paintInMilliseconds : quietInMilliseconds)
    pending.current = { plan, isEntry, timer }
  }
}
