import type { ReactNode } from 'react'
import type { FactRow } from '../../content/types.ts'
import { headingIdOf } from '../section/section.tsx'
import { Text } from '../text/text.tsx'
import { RuledTable } from './ruled-table.tsx'

interface FactTableProps {
  /** Id of the section that the table is in. The heading of the section is the name of the table. */
  section: string
  rows: readonly FactRow[]
  /** A drawing above the value of each row, in their order. */
  drawings?: readonly ReactNode[]
}

/** Facts in a table: name on the left, value on the right; on a phone, sentences have the full width below their names. */
export function FactTable({ section, rows, drawings = [] }: FactTableProps) {
  return (
    <RuledTable isStacked labelledBy={headingIdOf(section)}>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr role="row" key={row.name}>
            <th scope="row" role="rowheader">
              {row.name}
            </th>
            <td role="cell">
              {drawings[index]}
              {drawings[index] ? <p>{valueOf(row)}</p> : valueOf(row)}
            </td>
          </tr>
        ))}
      </tbody>
    </RuledTable>
  )
}

function valueOf({ value, isAddress }: FactRow): ReactNode {
  if (!isAddress) return <Text>{value}</Text>
  return (
    <a href={`mailto:${value}`} className="text-link">
      {value}
    </a>
  )
}
