import type { Feature } from '../../content/types.ts'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './name-column.module.css'

/** Points, each with its text below its name; in a wider window it is beside it. */
export function NameColumn({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.points}>
      {items.map((item) => (
        <li key={item.title}>
          <TitledText {...item} />
        </li>
      ))}
    </ul>
  )
}
