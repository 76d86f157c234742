import type { Feature } from '../../content/types.ts'
import { Dots } from '../print/dots.tsx'
import { SoftText } from '../text/soft-text.tsx'
import { endsOf } from './rise-measures.ts'
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

/** Steps by what they earn, in points and in words: each is a row of dots that begins where the one before ends. */
export function Rise({ steps }: RiseProps) {
  const ends = endsOf(steps.map(({ points }) => points))
  return (
    <ol role="list" className={style.rise}>
      {steps.map(({ title, text, worth }, index) => (
        <li key={title} className={style.step}>
          <Dots count={ends[index]!} from={ends[index - 1] ?? 0} perRow={ends.at(-1)!} isFluid />
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
