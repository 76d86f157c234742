import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './open-points.module.css'

/** Points in large words, each with a sentence and with a ring, because it is not settled. */
export function OpenPoints({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={style.name}>{title}</h3>{' '}
          <p className="text-ink-soft">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
