import { useEffect, useRef } from 'react'
import type { Tier } from '../../content/types.ts'
import { fillIn, formatNumber } from '../../format.ts'
import { PlanLadder } from './plan-ladder.tsx'
import * as style from './plan-total.module.css'

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
    <div className={`${style.total} on-night bg-night scripting-only`} data-plan-total>
      <p>
        {before}
        <Count value={points} />
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
      <PlanLadder tiers={tiers} points={points} />
    </div>
  )
}

/** The total in one line at the foot of a phone's window; screen readers have the other one. */
export function PlanFoot({ points, reached, words }: Pick<PlanTotalProps, 'points' | 'reached' | 'words'>) {
  const tier = { tier: reached.name, percent: reached.partnerDiscountUpToPercent }
  return (
    <p className={`${style.foot} on-night bg-night scripting-only`} aria-hidden="true">
      <Count value={points} />
      <span key={reached.name} className={style.tier}>
        {fillIn(words.discountInShort, tier)}
      </span>
    </p>
  )
}

const countingInMilliseconds = 300

/** A number that counts up or down to its new value, for those who like movement. */
function Count({ value }: { value: number }) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    const text = place.current?.firstChild
    const from = shown.current
    if (!text || from === value || !matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      shown.current = value
      return undefined
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(Math.max((now - start) / countingInMilliseconds, 0), 1)
      shown.current = Math.round(from + (value - from) * part)
      text.nodeValue = formatNumber(shown.current)
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return (
    <strong ref={place} className={style.points}>
      {formatNumber(value)}
    </strong>
  )
}
