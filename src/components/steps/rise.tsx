import type { Feature } from '../../content/types.ts'
import { pointsPerDot } from '../../points-per-dot.ts'
import { Dots } from '../print/dots.tsx'
import { SoftText } from '../text/soft-text.tsx'
import { dotsInRow } from './rise-measures.ts'
import * as style from './rise.module.css'

interface RisingStep extends Feature {
  /** What the step earns, drawn as dots. */
  points: number
  /** The same in words. */
  worth: string
}

interface RiseProps {
  steps: readonly RisingStep[]
}

/** Steps by what they earn, in points and in words: two dots in a row, as high as its points. */
export function Rise({ steps }: RiseProps) {
  return (
    <ol role="list" className={style.rise}>
      {steps.map(({ title, text, points, worth }) => (
        <li key={title} className={style.step}>
          <Dots count={points / pointsPerDot} perRow={dotsInRow} />
          <div>
            <h3 className="title-3">{title}</h3>
            <p className={style.points}>{worth}</p>
            <SoftText>{text}</SoftText>
          </div>
        </li>
      ))}
    </ol>
  )
}
