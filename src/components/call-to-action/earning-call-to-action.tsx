import type { CallToActionContent } from '../../content/types.ts'
import { pointsPerDot } from '../../points-per-dot.ts'
import { Dots } from '../print/dots.tsx'
import { Closing } from './closing.tsx'
import * as style from './earning-call-to-action.module.css'

interface EarningCallToActionProps {
  content: CallToActionContent
  points: number
  /** What a dot is worth. */
  legend: string
}

/** The closing band of a page, with the points that it is about, as dots for the eye: its text has their number. */
export function EarningCallToAction({ content, points, legend }: EarningCallToActionProps) {
  return (
    <Closing content={content} className={style.earning} hasEdge>
      <div aria-hidden="true" className={`wrap ${style.earned} text-sm text-ink-soft`}>
        <Dots count={points / pointsPerDot} isFluid />
        <p>{legend}</p>
      </div>
    </Closing>
  )
}
