import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './thread.module.css'

/** Points on a dotted thread that ends, such as a feed that has been read. */
export function Thread({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.thread}>
      {items.map(({ title, text }) => (
        <li key={title} className={style.post}>
          <h3 className="title-3">{title}</h3>
          <p className="text-ink-soft">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
