import type { Pulls } from '../print/strand-curves.ts'
import { Strand } from '../print/strand.tsx'
import { offsets } from './road-course.ts'
import * as style from './road-lines.module.css'

const classNames = [style.line0, style.line1, style.line2, style.line3]

/** The four lines of the road where it runs to the left: the class of each, and its distance from the middle of the strip. */
export const lines = offsets.map((offset, index) => ({ offset, className: classNames[index]! }))

/** How a line turns beside the others. */
export function together(offset: number): Pulls {
  return [72 + offset, 20 + offset]
}

interface RoadLinesProps {
  /** The curves of each line: in a wide window, and in a narrow one. */
  curves: readonly (readonly [wide: string, narrow: string])[]
}

/** From the hero's road to the places of which the sheet of the parent says where they are. */
export function RoadLines({ curves }: RoadLinesProps) {
  return curves.map(([wide, narrow], index) => (
    <Strand
      key={wide}
      className={`${style.strand} ${classNames[index]}`}
      curve={wide}
      narrowCurve={narrow}
      name={index}
    />
  ))
}
