import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './sentences.module.css'

/** Points of a name and a sentence. */
export function Sentences({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.sentences}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={style.name}>{title}</h3>{' '}
          <p className={style.text}>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
