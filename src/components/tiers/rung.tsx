import { linesOfDots } from '../print/dot-paths.ts'
import * as style from './rung.module.css'

/** The classes that set the accent to the metal of a tier. */
export const metals = {
  Bronze: style.bronze,
  Silver: style.silver,
  Gold: style.gold,
  Platinum: style.platinum,
}

interface RungProps {
  /** Number of its dots. */
  count: number
  /** Number of dots of the longest rung, which fills its column on a phone. The others are proportionally shorter. */
  longest: number
}

/** The dots of a tier as a line to scale. The tier without an upper limit has none. */
export function Rung({ count, longest }: RungProps) {
  if (count === 0) return null
  return (
    <svg
      className={style.rung}
      aria-hidden="true"
      viewBox={`0 0 ${count} 1`}
      width={`${+((count / longest) * 100).toFixed(2)}%`}
    >
      <path d={linesOfDots(0, count, count)} />
    </svg>
  )
}
