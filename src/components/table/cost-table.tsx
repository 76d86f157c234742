import type { FactRow } from '../../content/types.ts'
import { NotSettled } from '../ledger/not-settled.tsx'
import type { NotSettledProps } from '../ledger/not-settled.tsx'
import { Dots } from '../print/dots.tsx'
import { headingIdOf } from '../section/section.tsx'
import { priceInParts } from '../text/price-in-parts.ts'
import * as style from './cost-table.module.css'
import { RuledTable } from './ruled-table.tsx'

interface CostTableProps {
  content: { rows: readonly FactRow[]; note: string }
  /** Id of the section that the table is in. */
  section: string
  /** What is not settled yet, beside the table in a wide window. */
  openQuestions: NotSettledProps
}

/** A table of all prices with their refunds, to scale, and open questions. */
export function CostTable({ content: { rows, note }, section, openQuestions }: CostTableProps) {
  return (
    <div className={style.costs}>
      <div className={style.prices}>
        <RuledTable isStacked labelledBy={headingIdOf(section)}>
          <tbody role="rowgroup">
            {rows.map(({ name, value, terms }) => (
              <tr role="row" key={name}>
                <th scope="row" role="rowheader">
                  {name}
                </th>
                <td role="cell" className={style.value}>
                  <Price price={value} />
                  {terms && <small>{terms}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </RuledTable>
        <p className="footnote">{note}</p>
      </div>
      <NotSettled {...openQuestions} />
    </div>
  )
}

/** Rand for each dot, by month. It divides all prices. */
export const randPerDot = 10

/** Dots of the widest row. */
const columns = 40

/** A price with its amount in large type, and its dots, of which small ones are what the normal price is more. */
function Price({ price }: { price: string }) {
  const [before, figure, , after] = priceInParts(price)
  const [lit = 0, count = lit] = Array.from(
    price.matchAll(/R(\d+)/g),
    ([, rand]) => Number(rand) / randPerDot,
  )
  if (lit === 0) return price
  return (
    <>
      <Dots count={count} perRow={columns} lit={lit} isFluid />
      <span className={style.before}>{before}</span>
      <strong>{figure}</strong>
      {after}
    </>
  )
}
