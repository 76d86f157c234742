import { fromPlace } from '../print/strand-curves.ts'
import type { Pulls } from '../print/strand-curves.ts'
import { Strand } from '../print/strand.tsx'
import * as style from './road-lines.module.css'

/**
 * The four lines of the road where it runs to the left: class, distance from its middle in per cent of its strip, and how it turns
 * and leans where each line has a mark of its own: all leave on the road's tangent, the first above the others.
 */
export const lines = [
  [style.line0, -12, [105, -22], 8],
  [style.line1, -4, [100, 22], 12],
  [style.line2, 4, [115, 26], 8],
  [style.line3, 12, [95, 62], 22],
] as const

/** The flatter the road is, the farther apart its lines turn. */
function together(low: number, spread = 1): Pulls {
  return [72 + spread * low, 20 + spread * low]
}

/** From the hero's road to the first milestone. In a narrow window its lines bend above the heading. */
export function Approach() {
  return lines.map(([line, low], index) => (
    <Strand
      key={line}
      className={`${style.strand} ${line}`}
      curve={fromPlace(together(low), { lean: 14 })}
      narrowCurve={fromPlace(together(low), { lean: 14, end: 45 })}
      name={index}
    />
  ))
}

/** From the hero's road to marks. In a narrow window its lines stay together. */
export function Parting() {
  return lines.map(([line, low, apart, lean], index) => (
    <Strand
      key={line}
      className={`${style.strand} ${line}`}
      curve={fromPlace(apart, { lean })}
      narrowCurve={fromPlace(together(low, 1.25), { lean })}
      name={index}
    />
  ))
}
