import { formatNumber } from '../../format.ts'
import { Dots } from '../print/dots.tsx'
import { Gauge } from '../print/gauge.tsx'
import { amountOf, discOf } from './amounts.ts'
import type { DrawnAs } from './amounts.ts'
import * as style from './true-size.module.css'

interface Figure {
  /** A small word before the value. */
  before?: string
  value: string
  number: number
  /** What the value counts; it follows in the same sentence. */
  label: string
  drawnAs: DrawnAs
  /** The labels below the ends of its dots. */
  ends?: readonly string[]
}

/** Dots in a row of a phone, and in half a row of a wide window. */
const dotsInRow = 50

/** Figures drawn as large as they are: rows of dots of one size, so that the height of each block is its figure. */
export function TrueSize({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul role="list" className={style.trueSize}>
      {figures.map((figure) => (
        <li key={figure.value} className={style.figure}>
          <p className={style.words}>
            <strong className={style.value}>
              {figure.before && <span className={style.before}>{`${figure.before} `}</span>}
              {figure.value}
            </strong>{' '}
            <span className={style.label}>{figure.label}</span>
          </p>
          <div>
            <div className={drawings[figure.drawnAs]} aria-hidden="true">
              <Drawing figure={figure} />
            </div>
            {figure.ends && (
              <p className={style.ends} aria-hidden="true">
                {figure.ends.map((end) => (
                  <span key={end}>{`${end} `}</span>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** How the parts of a drawing lie. */
const drawings = { each: style.halves, share: style.halves, second: undefined, disc: style.discs }

function Drawing({ figure: { number, drawnAs } }: { figure: Figure }) {
  const { count, open = 0, lit = count } = amountOf(number, drawnAs)
  if (drawnAs === 'second') return <Gauge length={count} filled={lit} />
  if (drawnAs === 'disc')
    return Array.from({ length: count }, (_, disc) => <span key={disc}>{formatNumber(discOf)}</span>)
  return (
    <>
      <Dots count={count / 2} perRow={dotsInRow} open={open} />
      <Dots count={count / 2} perRow={dotsInRow} />
    </>
  )
}
