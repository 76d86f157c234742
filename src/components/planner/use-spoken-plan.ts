import { useCallback, useEffect, useRef, useState } from 'react'
import type { Tier } from '../../content/rewards.ts'
import { fillIn } from '../../format.ts'
import { useAnnouncement } from '../use-announcement.ts'

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
  const [announced, announce] = useAnnouncement<{ text: string; tier: Tier }>(pauseInMilliseconds)
  /** What was done, with a place for the points; nothing for keys and Back. */
  const done = useRef('')
  /** Counts what was done, so that it is said also if it did not change the points. */
  const [doneTimes, setDoneTimes] = useState(0)
  /** The tier of the last announcement. */
  const before = useRef<Tier>(undefined)

  useEffect(() => {
    // A plan in the address is no change.
    if (!before.current) {
      if (isHydrated) before.current = tier
      return
    }
    const from = before.current.pointsFrom
    const crossed = tier.pointsFrom > from ? words.reached : tier.pointsFrom < from ? words.back : ''
    const texts = [done.current || words.total, crossed].filter((text) => text !== '')
    announce({ text: fillIn(texts.join(' '), { points, tier: tier.name }), tier })
  }, [points, tier, isHydrated, words, doneTimes, announce])

  useEffect(() => {
    if (!announced) return
    before.current = announced.tier
    done.current = ''
  }, [announced])

  /** Always the same function, so that a change renders one row. */
  const say = useCallback((text: string) => {
    done.current = text
    setDoneTimes((count) => count + 1)
  }, [])
  return { spoken: announced?.text, say }
}
