import type { Tier } from '../../content/rewards.ts'
import * as style from './rung.module.css'

/** Points for each dot of the ladder; in tables a dot is fewer (table/activity-table.tsx). */
export const pointsPerRungDot = 100

/** The classes that set the accent to the metal of a tier. */
export const metals = {
  Bronze: style.bronze,
  Silver: style.silver,
  Gold: style.gold,
  Platinum: style.platinum,
}

/** Distance from dot to dot, in viewBox units. */
const pitch = 10

/**
 * Number of dots of the longest rung, which fills its column on a phone. The others are proportionally shorter.
 */
const longest = 30

/**
 * Rings of the open rosette, from the centre: number of dots, radius and dot width. The dots shrink outwards,
 * because the tier has no upper limit.
 */
const rosette = [
  [1, 0.1, 9],
  [6, 11, 8],
  [12, 22, 7],
  [18, 33, 5],
  [24, 44, 3],
] as const

/** The dots of a tier: a line to scale, or an open rosette for the tier without an upper limit. */
export function Rung({ tier: { pointsFrom, pointsTo } }: { tier: Tier }) {
  if (pointsTo === undefined) return <Rosette />
  const count = (pointsTo + 1 - pointsFrom) / pointsPerRungDot
  return (
    <svg
      className={style.rung}
      aria-hidden="true"
      viewBox={`0 0 ${count * pitch} ${pitch}`}
      width={`${+((count / longest) * 100).toFixed(2)}%`}
    >
      <path d={line(count)} />
    </svg>
  )
}

/** Path data of a line of zero-length dashes, one per pitch. The line ends slightly after its last dot. */
function line(count: number): string {
  return `M5 5h${(count - 1) * pitch || ''}.1`
}

/** The rosette of the tier without an upper limit, dim if a plan does not reach it. */
export function Rosette({ isLit = true }: { isLit?: boolean }) {
  return (
    <svg className={`${style.rung} ${style.open}`} aria-hidden="true" viewBox="0 0 100 100">
      <g data-dim={!isLit || undefined}>
        {rosette.map(([count, distance, width]) => (
          <circle key={count} cx="50" cy="50" r={distance} strokeWidth={width} pathLength={count} />
        ))}
      </g>
    </svg>
  )
}
