import type { LegalBlock } from '../../content/legal/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './legal-table.module.css'

/** A table as wide as its section. On a phone each row is a card. */
export function LegalTable({ table }: { table: Extract<LegalBlock, { kind: 'table' }> }) {
  return (
    <table role="table" className={style.table}>
      <caption>{table.caption}</caption>
      <thead>
        <tr role="row">
          {table.columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr role="row" key={name}>
            <th scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, index) => {
              const column = table.columns[index + 1]
              const isPrice = column === table.prices
              return (
                <td
                  role="cell"
                  key={column}
                  data-label={cells.length > 1 && !isPrice ? column : undefined}
                  className={isPrice ? style.price : undefined}
                >
                  <Text>{cell}</Text>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
