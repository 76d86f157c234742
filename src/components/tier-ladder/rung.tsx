import type { Tier } from '../../content/types.ts'

/** What one dot of the ladder stands for. */
export const pointsPerDot = 100

/** Distance from dot to dot, in viewBox units. */
const pitch = 10

/** Dots of the longest rung, which fills its column on a phone; the others are as much shorter. */
const longest = 30

/** Dots of the open rosette, ring by ring from the middle. */
const rosette = [6, 12, 18, 24]

/** The dots of a tier: a line as long as the tier is wide, or an open rosette for the tier without an upper end. */
export function Rung({ tier, points = Infinity }: { tier: Tier; points?: number | undefined }) {
  const count = dotsOf(tier)
  const above = points - tier.pointsFrom
  if (count === 0) return <Rosette isLit={above >= 0} />
  return <Line count={count} lit={Math.max(0, Math.min(count, Math.floor(above / pointsPerDot)))} />
}

/** How many dots a tier is wide; none for the tier without an upper end. */
export function dotsOf({ pointsFrom, pointsTo }: Tier): number {
  return pointsTo === undefined ? 0 : (pointsTo + 1 - pointsFrom) / pointsPerDot
}

function Line({ count, lit }: { count: number; lit: number }) {
  return (
    <svg
      className="rung"
      aria-hidden="true"
      viewBox={`0 0 ${count * pitch} ${pitch}`}
      width={`${(count / longest) * 100}%`}
    >
      {lit < count && <path className="rung-dim" d={line(count)} />}
      {lit > 0 && <path d={line(lit)} />}
    </svg>
  )
}

/** Dots in a line: dashes without length, one at each pitch. The line is a little longer than to the last. */
function line(count: number): string {
  return `M5 5h${(count - 1) * pitch || ''}.1`
}

function Rosette({ isLit }: { isLit: boolean }) {
  return (
    <svg className="rung rung-open" aria-hidden="true" viewBox="0 0 100 100">
      {rosette.map((count, ring) => (
        <circle
          key={count}
          className={isLit ? undefined : 'rung-dim'}
          cx="50"
          cy="50"
          r={9 + ring * 11}
          pathLength={count}
        />
      ))}
    </svg>
  )
}
