import type { CostRow } from '../../content/costs.ts'
import { NotSettled } from '../ledger/not-settled.tsx'
import type { NotSettledProps } from '../ledger/not-settled.tsx'
import { Dots } from '../print/dots.tsx'
import { headingIdOf } from '../section/section.tsx'
import * as style from './cost-table.module.css'
import { RuledTable } from './ruled-table.tsx'

interface CostTableProps {
  content: { rows: readonly CostRow[]; note: string }
  /** Id of the section that the table is in. */
  section: string
  /** What is not settled yet, beside the table in a wide window. */
  notSettledList: NotSettledProps
}

/** A table of all prices with their refunds, to scale, and what is not settled about them. */
export function CostTable({ content: { rows, note }, section, notSettledList }: CostTableProps) {
  return (
    <div className={style.costs}>
      <div className={style.prices}>
        <RuledTable isStacked labelledBy={headingIdOf(section)}>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr role="row" key={row.name}>
                <th scope="row" role="rowheader">
                  {row.name}
                </th>
                <td role="cell" className={style.value}>
                  <AmountToScale {...row} />
                  {row.terms && <small>{row.terms}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </RuledTable>
        <p className="footnote">{note}</p>
      </div>
      <NotSettled {...notSettledList} />
    </div>
  )
}

/** Rand for each dot, by month. It divides all prices. */
export const randPerDot = 10

/** Dots of a line: the highest price, R800, has two full ones. */
const dotsPerLine = 40

/** A price with its amount in large type, and the dots of one that is stated, of which small ones are what the normal price is more. */
function AmountToScale({ price: { before, large, after }, rand, normally = rand }: CostRow) {
  return (
    <>
      <p>
        {before}
        <strong>{large}</strong>
        {after}
      </p>
      {rand !== undefined && normally !== undefined && (
        <Dots count={normally / randPerDot} perRow={dotsPerLine} lit={rand / randPerDot} isFluid />
      )}
    </>
  )
}
