import { pointsPerRungDot } from '../../points-per-dot.ts'

interface PointsOfTier {
  pointsFrom: number
  pointsTo?: number
}

/** How many points a tier spans; none if it has no upper limit. */
function pointsOfTier({ pointsFrom, pointsTo }: PointsOfTier): number {
  return pointsTo === undefined ? 0 : pointsTo + 1 - pointsFrom
}

/** Number of dots of a tier's rung. */
export function dotCountOf(tier: PointsOfTier): number {
  return pointsOfTier(tier) / pointsPerRungDot
}

/**
 * What sheets have of the tiers, as `theme('tiers.NAME')` (measures.ts): the discount of each in per cent, and the width of the
 * column of each rung, 1fr for each dot.
 */
export function tierMeasures(
  tiers: Readonly<Record<string, PointsOfTier & { partnerDiscountUpToPercent: number }>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tiers).flatMap(([name, tier]) => [
      [`${name}-discount`, String(tier.partnerDiscountUpToPercent)],
      ...(dotCountOf(tier) > 0 ? [[`${name}-width`, `${dotCountOf(tier)}fr`]] : []),
    ]),
  )
}
