import type { Feature } from '../../content/types.ts'
import { SoftText } from '../text/soft-text.tsx'
import * as style from './branches.module.css'

/** Large words, each with a sentence. Rows of dots lead from the heading to them, because it and each word are one sentence. */
export function Branches({ items }: { items: readonly Feature[] }) {
  const { length } = items
  const middle = (length - 1) / 2
  // From the heading, so that all first dots are as far from it. The farther a word is, the steeper its row begins.
  const ways = items.map((_, row) => `M0 ${middle}Q${20 - 6 * Math.abs(row - middle)} ${row} 20 ${row}`)
  return (
    <div className={style.branches}>
      <svg viewBox={`0 0 20 ${length}`} preserveAspectRatio="none" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d={ways.join('')} />
      </svg>
      <ul role="list">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="title-loud">{title}</h3>
            <SoftText>{text}</SoftText>
          </li>
        ))}
      </ul>
    </div>
  )
}
