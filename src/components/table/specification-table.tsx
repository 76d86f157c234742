import type { SpecificationRow } from '../../content/types.ts'
import { RuledTable } from './ruled-table.tsx'
import { Text } from '../text/text.tsx'

interface SpecificationTableProps {
  caption: string
  rows: readonly SpecificationRow[]
  values?: 'text' | 'prices'
}

/** Technical facts in a table: name on the left, value on the right. */
export function SpecificationTable({ caption, rows, values = 'text' }: SpecificationTableProps) {
  return (
    <RuledTable values={values} isStacked={needWidth(rows)}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={row.name}>
            <th scope="row" role="rowheader">
              {row.name}
            </th>
            <td role="cell">
              <Text>{row.value}</Text>
              {row.terms && <small>{row.terms}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </RuledTable>
  )
}

/** Whether most values are sentences, or one is an address that must not break. */
function needWidth(rows: readonly SpecificationRow[]): boolean {
  const sentences = rows.filter(({ value }) => value.length > 30)
  return sentences.length > rows.length / 2 || rows.some(({ value }) => value.includes('@'))
}
