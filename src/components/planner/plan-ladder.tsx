import { formatNumber } from '../../format.ts'
import * as style from './plan-ladder.module.css'
import { TierDots } from './tier-dots.tsx'
import type { TierDotsProps } from './tier-dots.tsx'

interface PlanLadderProps extends TierDotsProps {
  /** Follows each number for those who do not see the dots. */
  unit: string | undefined
}

/** The tiers to scale: the dots of their points, and where each begins. */
export function PlanLadder({ tiers, points, unit }: PlanLadderProps) {
  const reached = tiers.findLast(({ pointsFrom }) => pointsFrom <= points)
  return (
    <div className={style.ladder}>
      <TierDots tiers={tiers} points={points} />
      <ol role="list" className={style.names}>
        {tiers.map((tier) => (
          <li key={tier.name} aria-current={tier === reached ? 'step' : undefined}>
            <span>{tier.name}</span> <span>{formatNumber(tier.pointsFrom)}</span>
            <span className="visually-hidden">{unit}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
