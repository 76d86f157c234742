import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** Changes with shorter pauses are one burst, and one step of Back. */
const longestPauseInMilliseconds = 2_000

/** The first change of a burst is written once it has been painted: every link of the page follows the address. */
const paintInMilliseconds = 100

/** Later ones are written when they stop for this long; Safari allows a page 100 entries in 30 seconds. */
const quietInMilliseconds = 350

/** A plan that the address does not have yet. */
interface Due {
  plan: string
  /** Whether it gets an entry of its own in the history. */
  isEntry: boolean
  timer: ReturnType<typeof setTimeout>
}

/**
 * Writes plans to the address: the first change of a burst as a new entry of the history, the others over it.
 *
 * @param address the plan in the address as it was last rendered
 * @param adopt called when the address has changed otherwise
 */
export function useAddressWriter(address: string, adopt: () => void) {
  const router = useRouter()
  const isWriting = useRef(false)
  const isOurs = useRef(true)
  const due = useRef<Due>(undefined)
  const lastChange = useRef(-Infinity)
  const [otherMoves, setOtherMoves] = useState(0)

  useEffect(() => {
    const unsubscribe = router.history.subscribe(() => {
      if (isWriting.current) return
      takeDue()
      isOurs.current = false
      setOtherMoves((moves) => moves + 1)
    })
    return () => {
      takeDue()
      unsubscribe()
    }
  }, [router])

  useEffect(() => {
    if (!isOurs.current) adopt()
  }, [adopt, otherMoves])

  /** What is due, which then is no more. */
  function takeDue(): Due | undefined {
    const taken = due.current
    clearTimeout(taken?.timer)
    due.current = undefined
    return taken
  }

  /** Writes what is due. Returns the plan that the address has then. */
  function settle(): string {
    const taken = takeDue()
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

  /** @param step whether the change belongs to a burst or is a step of its own */
  return function write(plan: string, step: 'burst' | 'own') {
    const now = performance.now()
    const isFirst = step === 'own' || !isOurs.current || now - lastChange.current > longestPauseInMilliseconds
    if (isFirst && settle() === plan) return
    lastChange.current = step === 'own' ? -Infinity : now
    isOurs.current = true
    const isEntry = isFirst || takeDue()?.isEntry === true
    const timer = setTimeout(settle, isFirst ? paintInMilliseconds : quietInMilliseconds)
    due.current = { plan, isEntry, timer }
  }
}
