import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './layers.module.css'

/** The layers of a stack from top to bottom: a name and a sentence, side by side in a wide window. */
export function Layers({ items }: { items: readonly Feature[] }) {
  return (
    <ul role="list" className={style.layers}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>{' '}
          <p>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
