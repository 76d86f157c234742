import type { ReactNode } from 'react'
import { Strand } from '../print/strand.tsx'
import type { Pulls } from '../print/strand.tsx'
import * as style from './road.module.css'

/**
 * The four lines of the road where it runs to the left: class, distance from its middle in per cent of its strip, and how it turns
 * and leans where each line has a mark of its own: all leave on the road's tangent, the first above the others.
 */
const lines = [
  [style.line0, -12, [105, -22], 8],
  [style.line1, -4, [100, 22], 12],
  [style.line2, 4, [115, 26], 8],
  [style.line3, 12, [119, 53], 12],
] as const

/** The flatter the road is, the farther apart its lines turn. */
function together(low: number, spread = 1): Pulls {
  return [72 + spread * low, 20 + spread * low]
}

/**
 * From the hero's road to the first milestone, or to marks, from which its dots are counted. In a narrow window all lines stay
 * together; there those to a milestone bend above its heading.
 */
export function Approach({ toMarks = false }: { toMarks?: boolean }) {
  return (
    <div className={style.first}>
      {lines.map(([line, low, apart, lean], index) => (
        <Strand
          key={line}
          className={`${style.approach} ${line}`}
          pulls={toMarks ? apart : together(low)}
          narrowPulls={toMarks ? together(low, 1.25) : undefined}
          narrowBend={toMarks ? undefined : 45}
          lean={toMarks ? lean : 14}
          beginsAtPlace
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
