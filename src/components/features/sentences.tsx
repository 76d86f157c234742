import type { Feature } from '../../content/types.ts'
import * as style from './sentences.module.css'

/** Points of one or two sentences each; the name begins the first. */
export function Sentences({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.sentences}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={style.name}>{title}</h3> <p className={style.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
