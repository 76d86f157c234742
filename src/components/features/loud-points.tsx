import type { Feature } from '../../content/types.ts'
import { Dots } from '../print/dots.tsx'
import { Text } from '../text/text.tsx'
import * as style from './loud-points.module.css'

interface LoudPoint extends Feature {
  /** What the sentence counts: dots in rows of three, of which some are dim, or rings at the start. */
  dots: { count: number; lit?: number; open?: number }
}

/** Points of one or two large words, each with its dots and a sentence: below the words, and in a wide window beside them. */
export function LoudPoints({ items }: { items: readonly LoudPoint[] }) {
  return (
    <ul role="list" className={style.points}>
      {items.map(({ title, text, dots }) => (
        <li key={title}>
          <div className={style.head}>
            <h3 className={style.words}>{title}</h3>
            <Dots {...dots} perRow={3} />
          </div>
          <p className="text-ink-soft">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
