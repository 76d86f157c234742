import { linesOfDots, rings } from './dot-paths.ts'
import * as style from './dots.module.css'

interface DotsProps {
  /** Number of all dots, with empty places; the last row can be shorter. */
  count: number
  /** Index of the first dot: the places before it are empty. */
  from?: number
  /** Dots in a row; without it, all are in one row. */
  perRow?: number
  /** Width of the drawing, if it is wider than its rows. */
  columns?: number
  /** Number of dots from the start in full colour; the others are dim. Without it all are in full colour. */
  lit?: number
  /** Number of dots at the start that are rings. */
  open?: number
  /** The dots are as wide as their container, instead of --dot for each. */
  isFluid?: boolean
}

/**
 * Counted dots. The number is beside them as text. The distance from dot to dot is the custom property --dot, so
 * that all dots of a page have one size.
 */
export function Dots({
  count,
  from = 0,
  perRow = count,
  columns = perRow,
  lit = count,
  open = 0,
  isFluid = false,
}: DotsProps) {
  const filled = from + open
  const bright = Math.max(lit, filled)
  return (
    <svg
      className={style.dots}
      aria-hidden="true"
      viewBox={`0 0 ${columns} ${Math.ceil(count / perRow)}`}
      width={isFluid ? undefined : `${columns}em`}
    >
      {bright < count && <path className={style.dim} d={linesOfDots(bright, count, perRow)} />}
      {bright > filled && <path d={linesOfDots(filled, bright, perRow)} />}
      {open > 0 && <path className={style.open} d={rings(from, filled, perRow)} />}
    </svg>
  )
}
