import type { Tier } from '../../content/rewards.ts'
import { pointsPerRungDot } from '../../points-per-dot.ts'
import { metals } from '../tiers/rung.tsx'
import { dotCountOf } from '../tiers/tier-points.ts'
import * as style from './tier-dots.module.css'

/** The tiers, and how many points of a plan are on the way through them. */
export interface TierDotsProps {
  /** Lowest first. */
  tiers: readonly Tier[]
  points: number
}

/**
 * A dot for each hundred points below the last tier, in two rows, which a wider window joins. The points of a plan fill the
 * dots, the last of them in part.
 */
export function TierDots({ tiers, points }: TierDotsProps) {
  const perRow = tiers.at(-1)!.pointsFrom / pointsPerRungDot / 2
  // The last tier has no length: its only dot is outside the rows.
  const dots = tiers.map((tier) => (
    <path
      key={tier.name}
      className={metals[tier.name]}
      d={`M${tier.pointsFrom / pointsPerRungDot}.5 1h${dotCountOf(tier) - 0.9}`}
    />
  ))
  return (
    <span className={style.dots} aria-hidden="true">
      {[0, perRow].map((start) => (
        <svg key={start} viewBox={`${start} 0 ${perRow} 2`}>
          {dots}
          {points > 0 && <svg width={points / pointsPerRungDot}>{dots}</svg>}
        </svg>
      ))}
    </span>
  )
}
