import type { Feature } from '../../content/types.ts'
import { growthSteps } from '../../prints/growth-steps.ts'
import { dotGap, plantHeights, stemFoot } from '../../prints/places/growth.ts'
import { PrintFrame } from '../print/print.tsx'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './growth.module.css'

const { leafRows, bloom } = growthSteps

/** Lengths are in units of the drawing, whose 0 0 is the heart of the plant. Half the width of a picture, and its room for the soil. */
const halfWidth = 82
const roomForSoil = 30

/** How far the surface of the soil is below the heart, and how far its rows are below the surface. */
const surface = 10
const soil = [0, 5.2, 10.4]

/** Path data of level rows of soil, as wide as all plants of a row; dots of every other one begin between those of the row above it. */
const levelRows = soil.map((drop, row) => `M${-79 + (row % 2) * (dotGap / 2)} ${surface + drop}H717`)

/** The height of a stem at each step. */
const stemOfStep = 12

interface GrowthProps {
  /** One step for each height of the plant. */
  steps: readonly [Feature, Feature, Feature, Feature]
}

/** Steps as the growth of an aloe: each adds a row of leaves, and at the last one it blooms. */
export function Growth({ steps }: GrowthProps) {
  return (
    <ol role="list" className={style.steps}>
      {steps.map((item, index) => (
        <li key={item.title} className={style.step}>
          <Plant step={index + 1} />
          <div className={style.words}>
            <TitledText {...item} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The plant of the first step, alone on its mound, which is 24 units high. */
export function Seedling({ className }: { className: string }) {
  const { edges, veins } = leafRows[0]!
  return (
    <PrintFrame className={`${style.seedling} ${className}`} view="-114 -96 228 144" fit="xMaxYMid">
      <g className={style.leaves}>
        <path d={edges} />
        <path className={style.veins} d={veins} />
        <path className={style.shoot} d={`${stemFoot}M0-3v-20`} />
      </g>
      {/* Each row of the mound rises from its ends to its middle. */}
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

function Plant({ step }: { step: number }) {
  const height = plantHeights[step - 1]!
  return (
    <svg
      className={style.plant}
      viewBox={`${-halfWidth} ${-height} ${2 * halfWidth} ${height + roomForSoil}`}
      aria-hidden="true"
    >
      {leafRows.slice(0, step).map(({ edges, veins }, row) => (
        <g key={edges} className={row > 0 && row === step - 1 ? style.grown : style.leaves} data-row>
          <path d={edges} />
          <path className={style.veins} d={veins} />
          {row === step - 1 && (
            <path className={style.shoot} d={`${stemFoot}M0-3v${-stemOfStep * (step + 1)}`} />
          )}
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
