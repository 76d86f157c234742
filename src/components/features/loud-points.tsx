import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './loud-points.module.css'

/** Points of one or two large words, each with a sentence: below the words, and in a wide window beside them. */
export function LoudPoints({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={style.words}>{title}</h3>
          <p className="text-ink-soft">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
