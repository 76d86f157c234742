import { useCallback, useEffect, useRef, useState } from 'react'
import type { Tier } from '../../content/rewards.ts'
import { fillIn } from '../../format.ts'
import { useAnnouncement } from '../use-announcement.ts'

/** What is announced after a change of the plan. Placeholders are in braces. */
export interface SpokenWords {
  /** How often an activity is done now. */
  times: string
  /** The points, where nothing else is said. */
  total: string
  /** A higher tier than before. */
  reached: string
  /** A lower one. */
  back: string
  /** After a tap on an example, on the button that clears the plan, and on the one that restores it. */
  example: string
  cleared: string
  undone: string
}

interface Announcement {
  text: string
  /** What it says was done. */
  done: string
  points: number
  tier: Tier
}

const pauseInMilliseconds = 500

/**
 * The text for screen readers about the latest change of the plan. It comes once the changes have stopped: what
 * was done, the points, and a tier that was crossed since the last announcement. Keys that end at the same points are not
 * announced.
 */
export function useSpokenPlan(
  plan: string,
  points: number,
  tier: Tier,
  isHydrated: boolean,
  words: SpokenWords,
) {
  const [announced, announce] = useAnnouncement<Announcement>(pauseInMilliseconds)
  /** What was done, with a place for the points; nothing for keys and Back. */
  const done = useRef('')
  /** Counts what was done without a change of the plan. */
  const [sameCount, setSameCount] = useState(0)
  /** The points and the tier of the last announcement. */
  const before = useRef<{ points: number; tier: Tier }>(undefined)

  useEffect(() => {
    // A plan in the address is no change.
    if (!before.current) {
      if (isHydrated) before.current = { points, tier }
      return
    }
    // As after an invalid number, of which an alert says why.
    if (!done.current && points === before.current.points) {
      announce(undefined)
      return
    }
    const from = before.current.tier.pointsFrom
    const crossed = tier.pointsFrom > from ? words.reached : tier.pointsFrom < from ? words.back : ''
    const texts = [done.current || words.total, crossed].filter((text) => text !== '')
    const text = fillIn(texts.join(' '), { points, tier: tier.name })
    announce({ text, done: done.current, points, tier })
  }, [plan, points, tier, isHydrated, words, sameCount, announce])

  useEffect(() => {
    if (!announced) return
    before.current = announced
    // What was done meanwhile has not changed the plan yet: a navigation may take longer than the pause.
    if (announced.done === done.current) done.current = ''
  }, [announced])

  /**
   * Notes what was done, for the announcement of the plan that comes of it, or at once if the plan stays the same.
   * Always the same function, so that a change renders one row.
   */
  const say = useCallback((text: string, isSame = false) => {
    done.current = text
    if (isSame) setSameCount((count) => count + 1)
  }, [])
  return { spoken: announced?.text, say }
}
