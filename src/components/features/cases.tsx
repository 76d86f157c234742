import type { Feature } from '../../content/types.ts'
import { Flow } from '../gate/gate.tsx'
import type { Way } from '../gate/gate.tsx'
import { Text } from '../text/text.tsx'
import * as style from './cases.module.css'

interface CasesProps {
  /** `happens` is what one sees first; the text answers it, and the ways are what then crosses the bridge. */
  items: readonly (Feature & { happens: string; ways: readonly Way[] })[]
}

/**
 * Use cases: what crosses the bridge in each, as rows of dots, its name, what happens in large type, and what is done
 * then.
 */
export function Cases({ items }: CasesProps) {
  return (
    <ul role="list" className={style.cases}>
      {items.map(({ title, happens, text, ways }) => (
        <li key={title}>
          <div className={style.ways}>
            {ways.map((way) => (
              <div key={way}>
                <Flow way={way} />
              </div>
            ))}
          </div>
          <h3 className={style.name}>{title}</h3>
          <p className={`title-3 ${style.happens}`}>{happens}</p>
          <p className={style.done}>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
