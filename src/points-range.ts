import { formatNumber } from './format.ts'

/** The points of a tier: "2,500–4,999", or "8,000+" for one without an upper limit. */
export function pointsRange({ pointsFrom, pointsTo }: { pointsFrom: number; pointsTo?: number }): string {
  const end = pointsTo === undefined ? '+' : `–${formatNumber(pointsTo)}`
  return formatNumber(pointsFrom) + end
}
