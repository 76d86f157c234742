import type { SpecificationRow } from '../../content/types.ts'
import { headingIdOf } from '../section/section.tsx'
import { RuledTable } from './ruled-table.tsx'
import { Text } from '../text/text.tsx'

interface SpecificationTableProps {
  /** Id of the section that the table is in. The heading of the section is the name of the table. */
  section: string
  rows: readonly SpecificationRow[]
  values?: 'text' | 'prices'
}

/** Technical facts in a table: name on the left, value on the right. */
export function SpecificationTable({ section, rows, values = 'text' }: SpecificationTableProps) {
  return (
    <RuledTable values={values} isStacked={needWidth(rows)} labelledBy={headingIdOf(section)}>
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
