import type { costs } from '../../content/costs.ts'
import type { Action } from '../../content/types.ts'
import { NotSettled } from '../ledger/not-settled.tsx'
import * as style from './cost-table.module.css'
import { SpecificationTable } from './specification-table.tsx'

interface CostTableProps {
  content: typeof costs
  /** Id of the section that the table is in. */
  section: string
  /** What is not settled yet, beside the table in a wide window. */
  open: { title: string; points: readonly string[]; link: Action }
}

/** A table of all prices with their refunds, and open questions. */
export function CostTable({ content: { rows, note }, section, open }: CostTableProps) {
  return (
    <div className={style.costs}>
      <div className={style.prices}>
        <SpecificationTable section={section} rows={rows} values="prices" />
        <p className="footnote">{note}</p>
      </div>
      <NotSettled {...open} />
    </div>
  )
}
