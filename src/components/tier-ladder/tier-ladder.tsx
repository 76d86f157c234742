import './tier-ladder.css'
import type { Tier } from '../../content/types.ts'
import { formatNumber } from '../../format.ts'

type Rung = Pick<Tier, 'name' | 'pointsFrom' | 'pointsTo'>

interface TierLadderProps {
  /** Lowest first. */
  tiers: readonly Rung[]
  points: number
}

/** One dot is this many points. */
const pointsPerDot = 100

/** Units of the drawing from one dot to the next. */
const pitch = 10

/** The tiers as rungs of dots, lit as far as the points reach. The highest has no end: it is a rosette. */
export function TierLadder({ tiers, points }: TierLadderProps) {
  const reached = tiers.findLast(({ pointsFrom }) => pointsFrom <= points)
  return (
    <ol className="tier-ladder">
      {tiers.map((tier) => (
        <li key={tier.name} aria-current={tier === reached ? 'step' : undefined}>
          <span className="tier-ladder-name">{tier.name}</span>{' '}
          <span className="tier-ladder-from">{formatNumber(tier.pointsFrom)}</span>
          {tier.pointsTo === undefined ? (
            <Rosette isLit={tier === reached} />
          ) : (
            <Dots
              count={dotsIn(tier.pointsTo + 1 - tier.pointsFrom)}
              lit={dotsIn(Math.max(0, points - tier.pointsFrom))}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function dotsIn(points: number): number {
  return Math.floor(points / pointsPerDot)
}

function Dots({ count, lit }: { count: number; lit: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 300 ${pitch}`}>
      <path d={lineOf(count)} />
      {lit > 0 && <path className="lit" d={lineOf(Math.min(lit, count))} />}
    </svg>
  )
}

/** A line that its dashes of no length turn into dots. It is a hair longer than from the first to the last, so that rounding loses none. */
function lineOf(dots: number): string {
  return `M${pitch / 2} ${pitch / 2}h${(dots - 1) * pitch + 0.1}`
}

function Rosette({ isLit }: { isLit: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 40" className={isLit ? 'lit' : undefined}>
      <path d="M20 20h.1" />
      <circle cx="20" cy="20" r="8" pathLength="60" />
      <circle cx="20" cy="20" r="16" pathLength="120" />
    </svg>
  )
}
