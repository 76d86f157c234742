import './tier-ladder.css'
import type { ReactNode } from 'react'
import type { Tier } from '../../content/types.ts'
import { formatNumber } from '../../format.ts'
import { Rung } from './rung.tsx'

interface TierLadderProps<SomeTier extends Tier> {
  tiers: readonly SomeTier[]
  /** Number of points to highlight; by default the whole ladder is highlighted. */
  points?: number
  /** Content below each tier. */
  children?: (tier: SomeTier) => ReactNode
}

/** The tiers as a ladder drawn to scale, lowest first: one dot is 100 points, and the top tier is open. */
export function TierLadder<SomeTier extends Tier>({ tiers, points, children }: TierLadderProps<SomeTier>) {
  return (
    <ol className="ladder">
      {tiers.map((tier) => (
        <li key={tier.name} className={`ladder-tier ladder-${tier.name.toLowerCase()}`}>
          <Rung tier={tier} points={points} />
          <h3 className="title-3">{tier.name}</h3>
          <p className="ladder-points">{pointsRange(tier)} points</p>
          <p className="ladder-discount">
            up to <strong>{tier.partnerDiscountUpToPercent}%</strong>
          </p>
          {children?.(tier)}
        </li>
      ))}
    </ol>
  )
}

/** "2,500–4,999", or "8,000+" for the tier without an upper limit. */
function pointsRange({ pointsFrom, pointsTo }: Tier): string {
  return pointsTo === undefined
    ? `${formatNumber(pointsFrom)}+`
    : `${formatNumber(pointsFrom)}–${formatNumber(pointsTo)}`
}
