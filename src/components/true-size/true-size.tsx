import { Dots } from '../print/dots.tsx'
import { Value } from '../text/value.tsx'
import { amountOf } from './amounts.ts'
import type { DrawnAs } from './amounts.ts'
import * as style from './true-size.module.css'

interface DrawnFigure {
  value: string
  number: number
  /** What the value counts; it follows in the same sentence. */
  label: string
  /** What the dots are; for the eye. */
  legend: string
  drawnAs: DrawnAs
}

/** Dots, or discs, in a row of a phone, and in half a row of a wide window. */
const [dotsInRow, discsInRow] = [50, 25]

/** Figures drawn as large as they are: rows of dots of one size, so that the height of each block is its figure. */
export function TrueSize({ figures }: { figures: readonly DrawnFigure[] }) {
  return (
    <ul role="list" className={style.trueSize}>
      {figures.map((figure) => (
        <li key={figure.value} className={style.figure}>
          <p className={style.words}>
            <strong className={style.value}>
              <Value>{figure.value}</Value>
            </strong>{' '}
            <span className={style.label}>
              {`${figure.label} `}
              <span aria-hidden="true">{figure.legend}</span>
            </span>
          </p>
          <Drawing figure={figure} />
        </li>
      ))}
    </ul>
  )
}

/** Two halves. Where a part is lit, both begin with it: a phone shows them below each other, each with its rest at its right. */
function Drawing({ figure: { number, drawnAs } }: { figure: DrawnFigure }) {
  const { count, open = 0, lit = count } = amountOf(number, drawnAs)
  const [half, rest] = [lit / 2, (count - lit) / 2]
  const rows =
    drawnAs === 'disc' ? { perRow: discsInRow, isFluid: true } : { perRow: Math.min(dotsInRow, half) }
  return (
    <div className={rest > 0 ? style.parts : style.halves}>
      <Dots count={half} {...rows} open={open} />
      <Dots count={half} {...rows} />
      {rest > 0 && (
        <>
          <Dots count={rest} lit={0} />
          <Dots count={rest} lit={0} />
        </>
      )}
    </div>
  )
}
