import type { Feature } from '../../content/types.ts'
import { frame, leaves } from './rosette.ts'
import * as style from './rosette.module.css'

const plantId = 'rosette'

interface RosetteProps {
  /** One leaf for each: the first three at the left. */
  items: readonly [Feature, Feature, Feature, Feature, Feature, Feature]
}

/**
 * Six points around an aloe seen from above: each of its leaves points to one. On a phone each point has the leaf
 * beside it.
 */
export function Rosette({ items }: RosetteProps) {
  return (
    <div className={style.rosette}>
      <svg className={style.whole} aria-hidden="true" viewBox={frame}>
        <g id={plantId}>
          <path d={leaves.join('')} />
          <circle r="9" />
        </g>
      </svg>
      <ul role="list" className={style.points}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <svg className={style.one} aria-hidden="true" viewBox={frame}>
              <use href={`#${plantId}`} />
              <path d={leaves[index]} data-leaf />
            </svg>
            <h3 className="title-3">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
