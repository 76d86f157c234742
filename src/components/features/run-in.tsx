import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './run-in.module.css'

/** Points as large paragraphs: each begins with its name, which in a wide window is as large as a heading, and beside its text. */
export function RunIn({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>{' '}
          <p className="text-ink-soft">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
