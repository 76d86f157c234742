import { useEffect, useRef, useState } from 'react'
import type { PlanBoardContent, PointActivity, Tier } from '../../content/types.ts'
import { fillIn, formatNumber } from '../../format.ts'
import { ActionRow } from '../actions/actions.tsx'
import { Button, buttonLook } from '../button/button.tsx'
import { Share } from '../share/share.tsx'
import { PlanLadder } from './plan-ladder.tsx'
import { pointsOf, printPlan, tiersAt } from './plan.ts'
import type { Plan } from './plan.ts'
import { planId } from './planner.tsx'

interface PlanResultProps {
  plan: Plan
  activities: readonly PointActivity[]
  tiers: readonly Tier[]
  words: PlanBoardContent
  /** Public address of the page. */
  address: string
  canUndo: boolean
  onClear: () => void
  onUndo: () => void
}

/** The result of the plan: points, tier, distance to the next tier, and buttons to share and clear the plan. */
export function PlanResult({
  plan,
  activities,
  tiers,
  words,
  address,
  canUndo,
  onClear,
  onUndo,
}: PlanResultProps) {
  const clear = useRef<HTMLButtonElement>(null)
  const points = pointsOf(plan, activities)
  const [tierLine, nextLine] = linesAt(points, tiers, words)
  const [before, after] = words.points.split('{points}')

  function handleUndo() {
    onUndo()
    // The pressed button disappears.
    clear.current?.focus()
  }

  return (
    <div className="plan-outcome">
      <div className="plan-total on-night bg-night">
        <p>
          {before}
          <span className="plan-points">{formatNumber(points)}</span>
          {after}
        </p>
        <p className="font-700">{tierLine}</p>
        <p className="text-ink-soft">{nextLine}</p>
      </div>
      <div className="plan-more on-night bg-night">
        <PlanLadder tiers={tiers} points={points} />
        <ActionRow>
          <Share
            words={words.share}
            title={words.shareTitle}
            address={`${address}${points > 0 ? `?plan=${printPlan(plan, activities)}` : ''}#${planId}`}
            className={buttonLook({ isSmall: true })}
          />
          <Button ref={clear} isSmall onClick={onClear}>
            {words.reset}
          </Button>
          {canUndo && (
            <Button isSmall onClick={handleUndo}>
              {words.undo}
            </Button>
          )}
        </ActionRow>
      </div>
      <Spoken text={`${fillIn(words.points, { points })}. ${tierLine}. ${nextLine}`} />
    </div>
  )
}

/** The tier in words, and the points to the next tier. */
function linesAt(points: number, tiers: readonly Tier[], words: PlanBoardContent): [string, string] {
  const { reached, next } = tiersAt(points, tiers)
  return [
    fillIn(words.discount, { tier: reached.name, percent: reached.partnerDiscountUpToPercent }),
    next
      ? fillIn(words.missing, { points: next.pointsFrom - points, tier: next.name })
      : fillIn(words.highest, { tier: reached.name }),
  ]
}

const pauseInMilliseconds = 1_000

/** Announces a text to screen readers, one second after its latest change. */
function Spoken({ text }: { text: string }) {
  const first = useRef(text)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (text === first.current && spoken === '') return undefined
    const timer = setTimeout(() => setSpoken(text), pauseInMilliseconds)
    return () => clearTimeout(timer)
  }, [text, spoken])
  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  )
}
