import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './features.module.css'

/** Points in columns, each below a dotted line. */
export function FeatureColumns({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.columns}>
      {items.map((item) => (
        <li key={item.title}>
          <h3 className="title-3">{item.title}</h3>
          <p className="text-ink-soft">
            <Text>{item.text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
