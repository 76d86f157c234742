import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './name-column.module.css'

/** Points, each with its name above its text; in a wide window, each is a column below a line. */
export function NameColumn({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="text-ink-soft">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
