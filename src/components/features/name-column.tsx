import type { Feature } from '../../content/types.ts'
import { Dots } from '../print/dots.tsx'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './name-column.module.css'

interface NameColumnProps {
  items: readonly Feature[]
  /** After each name: how many there are of what counts there. */
  dots: number
}

/** Points, each with dots after its name and its text below; in a wider window its text is beside them. */
export function NameColumn({ items, dots }: NameColumnProps) {
  return (
    <ul role="list" className={style.points}>
      {items.map((item) => (
        <li key={item.title}>
          <TitledText {...item} />
          <Dots count={dots} />
        </li>
      ))}
    </ul>
  )
}
