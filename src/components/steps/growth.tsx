import type { Feature } from '../../content/types.ts'
import { TitledText } from '../text/titled-text.tsx'
import { bloom, leafRows } from './plant.ts'
import * as style from './growth.module.css'

interface GrowthProps {
  /** One for each height of the plant. */
  steps: readonly [Feature, Feature, Feature, Feature]
}

/** Steps as the growth of an aloe: each adds a row of leaves, and at the last one it blooms. */
export function Growth({ steps }: GrowthProps) {
  return (
    <ol role="list" className={style.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={style.step}>
          <Plant step={index + 1} />
          <div className={style.words}>
            <TitledText title={title} text={text} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The height of the plant at each step. */
const heights = [112, 150, 172, 302]

function Plant({ step }: { step: number }) {
  const height = heights[step - 1]!
  return (
    <svg className={style.plant} viewBox={`-100 ${-height} 200 ${height + 30}`} aria-hidden="true">
      {leafRows.slice(0, step).map(({ edges, veins }, row) => (
        <g key={edges} className={row === step - 1 ? style.grown : style.leaves} data-row>
          <path d={edges} />
          <path className={style.veins} d={veins} />
        </g>
      ))}
      {step > leafRows.length && (
        <g className={style.bloom} data-bloom>
          <path className={style.leaves} d={bloom.stems} />
          <path className={style.below} d={bloom.below} />
          <path className={style.above} d={bloom.above} />
        </g>
      )}
      <path className={style.ground} d="M-98 10H698" />
      <path className={style.depth} d="M-94.3 16.4H698M-98 22.8H698" />
    </svg>
  )
}
