import type { Tier } from '../../content/rewards.ts'
import { formatNumber } from '../../format.ts'
import { metals, Rung } from '../tiers/rung.tsx'
import * as style from './plan-ladder.module.css'

interface PlanLadderProps {
  /** Lowest first. */
  tiers: readonly Tier[]
  points: number
  /** Follows each number for those who do not see the line. */
  unit: string | undefined
}

/** Larger and fewer dots than those of the tiers, because the line is as narrow as a phone. */
const pointsPerLadderDot = 250

/** The tiers as one line of dots, to scale. The points of a plan are highlighted. */
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
          <Rung tier={tier} points={points} pointsPerDot={pointsPerLadderDot} />
          <span>{tier.name}</span> <span>{formatNumber(tier.pointsFrom)}</span>
          <span className="visually-hidden">{unit}</span>
        </li>
      ))}
    </ol>
  )
}
