import { useCallback, useEffect, useRef, useState } from 'react'
import type { Tier } from '../../content/rewards.ts'
import { fillIn } from '../../format.ts'

/** What is announced after a change of the plan. Placeholders are in braces. */
export interface SpokenWords {
  times: string
  total: string
  reached: string
  back: string
  example: string
  cleared: string
  undone: string
}

const pauseInMilliseconds = 500

/**
 * The text for screen readers about the latest change of the plan. It comes once the changes have stopped: what
 * was done, the points, and a tier that was crossed since the last announcement.
 */
export function useSpokenPlan(points: number, tier: Tier, isHydrated: boolean, words: SpokenWords) {
  const [spoken, setSpoken] = useState('')
  /** What was done, with a place for the points; nothing for keys and Back. */
  const done = useRef('')
  /** Counts what was done, so that it is said also if it did not change the points. */
  const [doneTimes, setDoneTimes] = useState(0)
  const before = useRef<Tier>(undefined)

  useEffect(() => {
    // A plan in the address is no change.
    if (!before.current) {
      if (isHydrated) before.current = tier
      return undefined
    }
    setSpoken('')
    const timer = setTimeout(() => {
      const from = before.current!.pointsFrom
      const crossed = tier.pointsFrom > from ? words.reached : tier.pointsFrom < from ? words.back : ''
      const texts = [done.current || words.total, crossed].filter((text) => text !== '')
      setSpoken(fillIn(texts.join(' '), { points, tier: tier.name }))
      before.current = tier
      done.current = ''
    }, pauseInMilliseconds)
    return () => clearTimeout(timer)
  }, [points, tier, isHydrated, words, doneTimes])

  /** Always the same function, so that a change renders one row. */
  const say = useCallback((text: string) => {
    done.current = text
    setDoneTimes((count) => count + 1)
  }, [])
  return { spoken, say }
}
