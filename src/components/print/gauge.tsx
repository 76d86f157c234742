import * as style from './gauge.module.css'

interface GaugeProps {
  /** The whole, such as the milliseconds of a second. */
  length: number
  /** The part from its start that has the bar. */
  filled: number
  /** Whether a disc is at the end of the bar, also of one that is empty. */
  isMarked?: boolean
}

/** A quantity as a line with a bar on a part of it: for what is measured and not counted in dots. Text says it too. */
export function Gauge({ length, filled, isMarked }: GaugeProps) {
  const end = Math.min(filled, length)
  return (
    <svg className={style.gauge} aria-hidden="true" viewBox={`0 0 ${length} 1`} preserveAspectRatio="none">
      <line x2={length} y1=".5" y2=".5" />
      {filled > 0 && <path d={`M0 0h${end}v1H0`} />}
      {isMarked && <line className={style.here} x1={end} x2={end} y1=".5" y2=".5" />}
    </svg>
  )
}
