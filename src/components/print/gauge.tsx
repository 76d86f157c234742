import * as style from './gauge.module.css'

interface GaugeProps {
  /** The whole, such as the milliseconds of a second. */
  length: number
  /** The part from its start that has the bar. */
  filled: number
}

/** A quantity as a line with a bar on a part of it: for what is measured and not counted in dots. Text says it too. */
export function Gauge({ length, filled }: GaugeProps) {
  return (
    <svg className={style.gauge} aria-hidden="true" viewBox={`0 0 ${length} 1`} preserveAspectRatio="none">
      {filled > 0 && <path d={`M0 0h${Math.min(filled, length)}v1H0`} />}
    </svg>
  )
}
