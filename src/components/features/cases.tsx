import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './cases.module.css'

interface CasesProps {
  /** `happens` is what one sees first; the text answers it. */
  items: readonly (Feature & { happens: string })[]
}

/** Use cases: the name of each, what happens in large type, and what is done then. */
export function Cases({ items }: CasesProps) {
  return (
    <ul role="list" className={style.cases}>
      {items.map(({ title, happens, text }) => (
        <li key={title}>
          <h3 className={style.name}>{title}</h3>
          <p className={`title-3 ${style.happens}`}>{happens}</p>
          <p className={`text-ink-soft ${style.done}`}>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
