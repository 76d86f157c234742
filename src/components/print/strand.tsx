import * as style from './strand.module.css'

interface StrandProps {
  /** Sets where the strand begins and ends (strand.module.css). */
  className: string
  /** Path data of `fromPrint` or `fromPlace` (strand-curves.ts). */
  curve: string
  /** The same in a narrow window, if it differs. */
  narrowCurve?: string | undefined
  /** The widest device whose window is narrow. */
  narrowUpTo?: 'phone' | 'tablet'
  /** Names the strand for tests. */
  name?: string | number
}

/**
 * A line of dots that leaves the hero's print at the right and bends to a place at the left. It is a curve between two
 * corners of its box, so that it fits every window; its dots keep their size and distance.
 */
export function Strand({ className, curve, narrowCurve, narrowUpTo = 'phone', name }: StrandProps) {
  const [wide, narrow] =
    narrowUpTo === 'phone' ? [style.fromTablet, style.phone] : [style.fromDesktop, style.upToTablet]
  return (
    <svg
      className={`${style.strand} ${className}`}
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      data-strand={name}
    >
      <path d={curve} className={narrowCurve && wide} />
      {narrowCurve && <path d={narrowCurve} className={narrow} />}
    </svg>
  )
}
