import type { Feature } from '../../content/types.ts'
import { SoftText } from '../text/soft-text.tsx'
import * as style from './loud-points.module.css'

interface LoudPoint extends Feature {
  /** What the sentence counts, each with a dot. The first `open` have a ring, and those after the first `lit` a small dot. */
  counted: { names: readonly string[]; lit?: number; open?: number }
}

/** Points of one or two large words, each with what it counts as dots, and a sentence that says the same. */
export function LoudPoints({ items }: { items: readonly LoudPoint[] }) {
  return (
    <ul role="list" className={style.points}>
      {items.map(({ title, text, counted: { names, lit = names.length, open = 0 } }) => (
        <li key={title}>
          <h3 className={style.words}>{title}</h3>
          <p className={style.counted} aria-hidden="true">
            {names.map((name, index) => (
              <span key={name} data-dot={(index < open && 'open') || (index >= lit && 'small') || undefined}>
                {`${name} `}
              </span>
            ))}
          </p>
          <SoftText>{text}</SoftText>
        </li>
      ))}
    </ul>
  )
}
