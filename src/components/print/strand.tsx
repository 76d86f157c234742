import * as style from './strand.module.css'

interface StrandProps {
  /** Sets where the strand begins and ends (strand.module.css). */
  className: string
  /** Path data of `fromPrint` or `fromPlace` (strand-curves.ts). */
  curve: string
  /** The same on a phone, if it differs; up to a tablet where `className` sets `--wide` and `--narrow` (strand.module.css). */
  narrowCurve?: string | undefined
  /** Names the strand for tests. */
  name?: string | number
}

/**
 * A line of dots that leaves the hero's print at the right and bends to a place at the left. It is a curve between two
 * corners of its box, so that it fits every window; its dots keep their size and distance.
 */
export function Strand({ className, curve, narrowCurve, name }: StrandProps) {
  return (
    <svg
      className={`${style.strand} ${className}`}
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      data-strand={name}
    >
      <path d={curve} className={narrowCurve && style.wide} />
      {narrowCurve && <path d={narrowCurve} className={style.narrow} />}
    </svg>
  )
}
