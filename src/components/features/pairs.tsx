import type { Feature } from '../../content/types.ts'
import * as style from './pairs.module.css'

/** Points of one line each; two columns in a wide window. */
export function Pairs({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.pairs}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="title-3">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
