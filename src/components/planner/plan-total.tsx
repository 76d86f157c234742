import { useLayoutEffect, useRef } from 'react'
import type { Tier } from '../../content/rewards.ts'
import { fillIn, formatNumber } from '../../format.ts'
import { PlanLadder } from './plan-ladder.tsx'
import * as style from './plan-total.module.css'
import { TierDots } from './tier-dots.tsx'

/** The words of the total. Placeholders are in braces. */
export interface TotalWords {
  points: string
  discount: string
  discountInShort: string
  /** Distance to the next tier. */
  missing: string
  highest: string
}

interface PlanTotalProps {
  points: number
  /** Lowest first. */
  tiers: readonly Tier[]
  reached: Tier
  next: Tier | undefined
  words: TotalWords
}

/** The points of the plan, the tier that they reach, and the ladder of tiers. */
export function PlanTotal({ points, tiers, reached, next, words }: PlanTotalProps) {
  const [before, after] = words.points.split('{points}')
  const tier = { tier: reached.name, percent: reached.partnerDiscountUpToPercent }
  return (
    <div className={`${style.total} on-night bg-night`} data-plan-total>
      <p>
        {before}
        <Count points={points} />
        {after}
      </p>
      <div className={style.lines}>
        <p key={reached.name} className={style.tier}>
          {fillIn(words.discount, tier)}
        </p>
        <p className="text-ink-soft">
          {next
            ? fillIn(words.missing, { points: next.pointsFrom - points, tier: next.name })
            : fillIn(words.highest, tier)}
        </p>
      </div>
      <PlanLadder tiers={tiers} points={points} unit={after} />
    </div>
  )
}

/** The total in one line at the foot of a phone's window; screen readers have the other one. */
export function PlanFoot({ points, tiers, reached, words }: Omit<PlanTotalProps, 'next'>) {
  const tier = { tier: reached.name, percent: reached.partnerDiscountUpToPercent }
  return (
    <p className={`${style.foot} on-night bg-night`} aria-hidden="true">
      <Count points={points} />
      <TierDots tiers={tiers} points={points} />
      <span key={reached.name} className={style.tier}>
        {fillIn(words.discountInShort, tier)}
      </span>
    </p>
  )
}

const countingMilliseconds = 300

/** The points as a large number, which counts to its new value for visitors who like motion. */
function Count({ points }: { points: number }) {
  const number = useRef<HTMLElement>(null)
  const shown = useRef(points)

  useLayoutEffect(() => {
    const from = shown.current
    const text = number.current?.firstChild
    if (from === points || !text || !matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      shown.current = points
      return undefined
    }
    const start = performance.now()
    const show = (now: number) => {
      const part = Math.min(Math.max((now - start) / countingMilliseconds, 0), 1)
      shown.current = Math.round(from + (points - from) * part)
      text.nodeValue = formatNumber(shown.current)
      if (part < 1) frame = requestAnimationFrame(show)
    }
    let frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [points])

  return (
    <strong ref={number} className={style.points}>
      {formatNumber(points)}
    </strong>
  )
}
