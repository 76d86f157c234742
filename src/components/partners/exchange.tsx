import type { FeatureSection } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './exchange.module.css'

/** Two lists that answer each other, such as what somebody does and gains: side by side, with dots between them. */
export function Exchange({ sides }: { sides: readonly [FeatureSection, FeatureSection] }) {
  return (
    <div className={style.exchange}>
      {sides.map(({ title, items }) => (
        <div key={title} className={style.side}>
          <h3 className={style.title}>{title}</h3>
          <ul role="list" className={style.points}>
            {items.map((item) => (
              <li key={item.title}>
                <h4 className={style.point}>{item.title}</h4>
                <p className="text-ink-soft">
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
