import type { Tier } from '../../content/rewards.ts'
import { formatNumber } from '../../format.ts'
import { Gauge } from '../print/gauge.tsx'
import { metals } from '../tiers/rung.tsx'
import { pointsOfTier } from '../tiers/tier-points.ts'
import * as style from './plan-ladder.module.css'

interface PlanLadderProps {
  /** Lowest first. */
  tiers: readonly Tier[]
  points: number
  /** Follows each number for those who do not see the line. */
  unit: string | undefined
}

/** The tiers as one line, to scale, which the points of a plan fill. */
export function PlanLadder({ tiers, points, unit }: PlanLadderProps) {
  const reached = tiers.findLast(({ pointsFrom }) => pointsFrom <= points)
  return (
    <ol role="list" className={style.ladder}>
      {tiers.map((tier) => (
        <li
          key={tier.name}
          className={metals[tier.name]}
          aria-current={tier === reached ? 'step' : undefined}
        >
          <Line tier={tier} points={points} />
          <span>{tier.name}</span> <span>{formatNumber(tier.pointsFrom)}</span>
          <span className="visually-hidden">{unit}</span>
        </li>
      ))}
    </ol>
  )
}

/** The line of the last tier, which has no upper limit, has no scale: its points stay at its start. */
function Line({ tier, points }: { tier: Tier; points: number }) {
  const above = points - tier.pointsFrom
  const length = pointsOfTier(tier)
  if (length === 0) return <Gauge length={1} filled={0} isMarked={above >= 0} />
  return <Gauge length={length} filled={above} isMarked={above >= 0 && above < length} />
}
