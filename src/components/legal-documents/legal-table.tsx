import { useId } from 'react'
import type { LegalBlock } from '../../content/legal/types.ts'
import { priceInParts } from '../text/price-in-parts.ts'
import { Text } from '../text/text.tsx'
import { useOverflow } from '../use-overflow.ts'
import * as style from './legal-table.module.css'

/**
 * A table that scrolls horizontally if it is wider than the window. It is focusable while it does, so that the
 * keyboard can scroll it. On a phone each row is a card.
 */
export function LegalTable({ table }: { table: Extract<LegalBlock, { kind: 'table' }> }) {
  const captionId = useId()
  const [scroller, overflows] = useOverflow<HTMLDivElement>()
  const hasPrices = (column: number) => table.rows.some((row) => priceInParts(row[column] ?? '')[1])
  return (
    <div
      ref={scroller}
      className={style.scroller}
      role={overflows ? 'region' : undefined}
      aria-labelledby={overflows ? captionId : undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      <table role="table">
        <caption id={overflows ? captionId : undefined}>{table.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {table.columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {table.rows.map(([name, ...cells]) => (
            <tr role="row" key={name}>
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  role="cell"
                  key={table.columns[index + 1]}
                  data-label={cells.length > 1 ? table.columns[index + 1] : undefined}
                  className={hasPrices(index + 1) ? style.amount : undefined}
                >
                  <Text>{cell}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
