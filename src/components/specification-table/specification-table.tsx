import '../ledger/ledger.css'
import type { SpecificationRow } from '../../content/types.ts'
import { Text } from '../text/text.tsx'

/** Technical facts as a ledger: name on the left, value on the right. */
export function SpecificationTable({
  caption,
  rows,
}: {
  caption: string
  rows: readonly SpecificationRow[]
}) {
  const hasAddress = rows.some(({ value }) => value.includes('@'))
  return (
    <table className={hasAddress ? 'ledger ledger-stacked' : 'ledger'}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>
              <Text>{row.value}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
