import type { ReactNode } from 'react'
import { Strand } from '../print/strand.tsx'
import * as style from './road.module.css'

/** The four lines of the road where it runs to the left: class, and distance from its middle in per cent of its strip. */
const lines = [
  [style.line0, -12],
  [style.line1, -4],
  [style.line2, 4],
  [style.line3, 12],
] as const

interface ApproachProps {
  spread?: number
  toMarks?: boolean
  goesOn?: boolean
}

/**
 * From the hero's road to the first milestone, or to marks. The flatter it is, the farther apart its lines turn. In a narrow window
 * it can go on below its bend. To marks, its dots are counted from these.
 */
export function Approach({ spread = 1, toMarks = false, goesOn = false }: ApproachProps) {
  return (
    <div className={style.first}>
      {lines.map(([line, low], index) => (
        <Strand
          key={line}
          className={`${style.approach} ${line}`}
          pulls={[72 + spread * low, 20 + spread * low]}
          lean={14}
          beginsAtPlace={toMarks}
          goesOn={goesOn}
          name={index}
        />
      ))}
    </div>
  )
}

/** Where the road ends: it crosses the edge of the next section, and runs to a mark before its first line, which is the child. */
export function RoadEnd({ children }: { children: ReactNode }) {
  return (
    <div className={style.destination}>
      {lines.map(([line, low]) => (
        <svg
          key={line}
          className={`${style.stretch} ${line}`}
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path d={`M100 0C100 ${85 + low} 0 ${20 + low} 0 100`} />
        </svg>
      ))}
      {children}
    </div>
  )
}
