import type { costs } from '../../content/costs.ts'
import { Footnote } from '../footnote/footnote.tsx'
import { SpecificationTable } from '../specification-table/specification-table.tsx'

/** A table of all prices with their refunds, and a note about open questions. */
export function CostTable({ content: { title, rows, note } }: { content: typeof costs }) {
  return (
    <div className="grid gap-4">
      <SpecificationTable caption={title} rows={rows} values="prices" />
      <Footnote text={note} />
    </div>
  )
}
