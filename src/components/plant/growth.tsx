import type { Feature } from '../../content/types.ts'
import { growthSteps } from '../../prints/growth-steps.ts'
import { dotGap, plantHeights, stemFoot } from '../../prints/places/growth.ts'
import { PrintFrame } from '../print/print.tsx'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './growth.module.css'

const { leafRows, bloom } = growthSteps

interface GrowthProps {
  /** One step for each height of the plant. */
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

/** The plant of the first step, alone on its mound. */
export function Seedling({ className }: { className: string }) {
  const { edges, veins } = leafRows[0]!
  return (
    <PrintFrame className={`${style.seedling} ${className}`} view="-114 -96 228 144" fit="xMaxYMid">
      <g className={style.grown}>
        <path d={edges} />
        <path className={style.veins} d={veins} />
        <path d={`${stemFoot}M0-3v-20`} />
      </g>
      {soil.map((drop) => (
        <path
          key={drop}
          className={drop === 0 ? style.ground : style.depth}
          d={`M-112 ${32 + drop}C-54 ${30 + drop} -46 ${8 + drop} 0 ${8 + drop}S54 ${30 + drop} 112 ${32 + drop}`}
        />
      ))}
    </PrintFrame>
  )
}

/** How far the rows of the soil are below its surface. */
const soil = [0, 5.2, 10.4]

/** Path data of level rows of soil; the dots of every other one begin between those of the row above it. */
const levelRows = soil.map((drop, row) => `M${-98 + (row % 2) * (dotGap / 2)} ${10 + drop}H698`)

function Plant({ step }: { step: number }) {
  const height = plantHeights[step - 1]!
  return (
    <svg className={style.plant} viewBox={`-82 ${-height} 164 ${height + 30}`} aria-hidden="true">
      {leafRows.slice(0, step).map(({ edges, veins }, row) => (
        <g key={edges} className={row === step - 1 ? style.grown : style.leaves} data-row>
          <path d={edges} />
          <path className={style.veins} d={veins} />
          {row === step - 1 && <path d={`${stemFoot}M0-3v${-12 * (step + 1)}`} />}
        </g>
      ))}
      {step > leafRows.length && (
        <g className={style.bloom} data-bloom>
          <path className={style.leaves} d={bloom.stems} />
          <path className={style.below} d={bloom.below} />
          <path className={style.above} d={bloom.above} />
        </g>
      )}
      <path className={style.ground} d={levelRows[0]} />
      <path className={style.depth} d={levelRows.slice(1).join('')} />
    </svg>
  )
}
