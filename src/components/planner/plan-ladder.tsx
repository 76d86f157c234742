import './plan-ladder.css'
import type { Tier } from '../../content/types.ts'
import { formatNumber } from '../../format.ts'
import { Rung } from '../tiers/rung.tsx'

interface PlanLadderProps {
  /** Lowest first. */
  tiers: readonly Tier[]
  points: number
}

/** The tiers as rungs of dots. The points of a plan are highlighted. */
export function PlanLadder({ tiers, points }: PlanLadderProps) {
  const reached = tiers.findLast(({ pointsFrom }) => pointsFrom <= points)
  return (
    <ol className="plan-ladder">
      {tiers.map((tier) => (
        <li key={tier.name} aria-current={tier === reached ? 'step' : undefined}>
          <span className="plan-ladder-name">{tier.name}</span> <span>{formatNumber(tier.pointsFrom)}</span>
          <Rung tier={tier} points={points} />
        </li>
      ))}
    </ol>
  )
}
