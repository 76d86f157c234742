import * as style from './strand.module.css'

interface StrandProps {
  /** Sets where the strand begins and ends (strand.module.css). */
  className: string
  /** Bends near its lower end, so that text can stand left of it. */
  isLow?: boolean
  /** Names the strand for tests. */
  name?: string | number
}

/**
 * In a wide window, a line of dots that leaves the hero's print at the right and bends to a place at the left. It is
 * a curve between two corners of its box, so that it fits every window; its dots keep their size and distance.
 */
export function Strand({ className, isLow = false, name }: StrandProps) {
  return (
    <svg
      className={`${style.strand} ${className}`}
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      data-strand={name}
    >
      <path d={isLow ? 'M100 0C100 95 0 80 0 100' : 'M100 0C100 60 0 54 0 100'} />
    </svg>
  )
}
