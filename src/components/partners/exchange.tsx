import type { Feature } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { Text } from '../text/text.tsx'
import * as style from './exchange.module.css'

/** One side of the counter. Its four items are columns in a wide window, and otherwise face those of the other side. */
interface Side {
  title: string
  items: readonly [Feature, Feature, Feature, Feature]
}

/** What somebody does and what it gains, on both sides of a counter. */
export function Exchange({ sides }: { sides: readonly [does: Side, gains: Side] }) {
  return (
    <div className={style.exchange}>
      {sides.map(({ title, items }, index) => (
        <div key={title} className={classes(style.side, index > 0 && style.gain)}>
          <h3 className="title-loud">{title}</h3>
          <ul role="list">
            {items.map((item) => (
              <li key={item.title} className="text-ink-soft">
                <h4>{item.title}</h4>
                <p>
                  <Text>{item.text}</Text>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
