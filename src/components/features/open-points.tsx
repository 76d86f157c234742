import { Fragment } from 'react'
import type { Feature } from '../../content/types.ts'
import { SoftText } from '../text/soft-text.tsx'
import * as style from './open-points.module.css'

/** Three leaves of the plant and their middles, from the back, in the left half of a box of 100 by 100. */
const leaves = [
  ['M48 88Q45 45 3 0Q18 56 48 100', 'M12 10Q32 50 47 92'],
  ['M48 88Q43 60 3 33Q16 72 48 100', 'M12 43Q30 66 47 92'],
  ['M48 100V88Q40 74 3 67Q18 88 48 100', 'M12 73Q30 80 47 92'],
] as const

/** Six points in large words, each with a sentence and, because it is not settled, a ring at a leaf of a plant. On a phone rings are on its stem. */
export function OpenPoints({ items }: { items: readonly Feature[] }) {
  return (
    <div className={style.plant}>
      <ul role="list" className={style.points}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className={style.name}>{title}</h3> <SoftText>{text}</SoftText>
          </li>
        ))}
      </ul>
      <svg className={style.leaves} aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        {['', 'matrix(-1 0 0 1 100 0)'].map((transform) => (
          <g key={transform} transform={transform || undefined}>
            {leaves.map(([edge, middle]) => (
              <Fragment key={edge}>
                <path d={edge} />
                <path className={style.middle} d={middle} />
              </Fragment>
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}
