import * as style from './strand.module.css'

export type Pulls = readonly [upper: number, lower: number]

interface StrandProps {
  /** Sets where the strand begins and ends (strand.module.css). */
  className: string
  /** How far down it leaves the print, and how far down it turns to its end, in per cent of its height. */
  pulls?: Pulls | undefined
  /** The same in a narrow window, if it differs. */
  narrowPulls?: Pulls | undefined
  /** How far to the left the print leads it, in per cent of its width at its first turn; without it, straight down. */
  lean?: number
  /** Its first dot is at the place on the left, instead of right below the last one of the print. */
  beginsAtPlace?: boolean
  /** How far down its bend ends in a narrow window, in per cent of its height, if it goes straight down from there. */
  narrowBend?: number | undefined
  /** Names the strand for tests. */
  name?: string | number
}

/**
 * A line of dots that leaves the hero's print at the right and bends to a place at the left. It is a curve between two
 * corners of its box, so that it fits every window; its dots keep their size and distance.
 */
export function Strand({
  className,
  pulls = [60, 54],
  narrowPulls,
  lean = 0,
  beginsAtPlace,
  narrowBend,
  name,
}: StrandProps) {
  const bendWith = ([upper, lower]: Pulls, end = 100) =>
    beginsAtPlace
      ? `M0 100${end < 100 ? `V${end}` : ''}C0 ${(lower * end) / 100} ${100 - lean} ${(upper * end) / 100} 100 0`
      : `M100 0C${100 - lean} ${upper} 0 ${lower} 0 100`
  const narrow = narrowBend ? bendWith(pulls, narrowBend) : narrowPulls && bendWith(narrowPulls)
  return (
    <svg
      className={`${style.strand} ${className}`}
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      data-strand={name}
    >
      <path d={bendWith(pulls)} className={narrowBend || narrowPulls ? style.wide : undefined} />
      {narrow && <path d={narrow} className={style.narrow} />}
    </svg>
  )
}
