import type { CallToActionContent } from '../../content/types.ts'
import { pointsPerDot } from '../print/dots.ts'
import { Dots } from '../print/dots.tsx'
import { Closing } from './closing.tsx'
import * as style from './earning-call-to-action.module.css'
import * as print from './print-call-to-action.module.css'

interface EarningCallToActionProps {
  content: CallToActionContent
  points: number
  /** What a dot is worth. */
  legend: string
}

/** The closing band of a page, with the points that it is about, as dots. */
export function EarningCallToAction({ content, points, legend }: EarningCallToActionProps) {
  return (
    <Closing content={content} className={print.onPrint} hasEdge>
      <figure className={`${print.print} ${style.earned} text-ink-soft`}>
        <Dots count={points / pointsPerDot} perRow={4} />
        <figcaption>{legend}</figcaption>
      </figure>
    </Closing>
  )
}
