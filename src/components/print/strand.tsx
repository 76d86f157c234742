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
  /** In a narrow window it goes on straight down from its end, to the edge of what clips it. */
  goesOn?: boolean
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
  goesOn,
  name,
}: StrandProps) {
  const bendWith = ([upper, lower]: Pulls) =>
    beginsAtPlace
      ? `M0 100C0 ${lower} ${100 - lean} ${upper} 100 0`
      : `M100 0C${100 - lean} ${upper} 0 ${lower} 0 100`
  const narrow = goesOn ? `${bendWith(pulls)}V999` : narrowPulls && bendWith(narrowPulls)
  return (
    <svg
      className={`${style.strand} ${className}`}
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      data-strand={name}
    >
      <path d={bendWith(pulls)} className={goesOn || narrowPulls ? style.wide : undefined} />
      {narrow && <path d={narrow} className={style.narrow} />}
    </svg>
  )
}
