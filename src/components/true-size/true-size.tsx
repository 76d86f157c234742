import { Dots } from '../print/dots.tsx'
import { amountOf } from './amounts.ts'
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

/** Dots in a full row of every figure. */
const dotsInRow = 50

/** Figures drawn as large as they are: rows of dots of one size, so that the height of each block is its figure. */
export function TrueSize({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul role="list" className={style.trueSize}>
      {figures.map((figure) => (
        <li key={figure.value} className={style.figure}>
          <p>
            <strong className={style.value}>
              {figure.before && <span className={style.before}>{`${figure.before} `}</span>}
              {figure.value}
            </strong>{' '}
            <span className={style.label}>{figure.label}</span>
          </p>
          <div className={style.drawing}>
            <FigureDots figure={figure} />
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

function FigureDots({ figure: { number, drawnAs } }: { figure: Figure }) {
  const { count, open = 0, lit = count } = amountOf(number, drawnAs)
  if (drawnAs === 'rows') {
    // One row is left out after each tenth, so that they can be counted.
    const rows = count + Math.ceil(count / 10) - 1
    const width = 2 * dotsInRow
    return (
      <svg className={style.rows} aria-hidden="true" viewBox={`0 0 ${width} ${rows}`}>
        {/* One column of ten dots is drawn and repeated: thousands of dots would take long to paint. */}
        <pattern id="ten" width="1" height="11" patternUnits="userSpaceOnUse">
          <path d="M.5 .5v9.1" />
        </pattern>
        <path fill="url(#ten)" d={`M0 0h${width}v${rows}H0`} />
      </svg>
    )
  }
  // Two halves, which a wide window shows beside each other.
  if (drawnAs === 'share')
    return (
      <>
        <Dots count={count / 2} perRow={dotsInRow} open={open} />
        <Dots count={count / 2} perRow={dotsInRow} />
      </>
    )
  return <Dots count={count} perRow={dotsInRow} lit={lit} />
}
