import type { SpecificationRow } from '../../content/types.ts'
import { Dots } from '../print/dots.tsx'
import * as style from './access-table.module.css'
import { SpecificationTable } from './specification-table.tsx'

/** Readings in the drawing, and how many make a sum. */
const [readings, perSum] = [24, 3]

/** What each one sees of the same readings: all of them, all without a name, and sums of several. */
const seen = [
  <Dots key="all" count={readings} />,
  <Dots key="nameless" count={readings} open={readings} />,
  <span key="sums" className={style.sums}>
    <Dots count={readings / perSum} />
  </span>,
]

interface AccessTableProps {
  /** Id of the section that the table is in. */
  section: string
  /** The person, partners and governments, in this order. */
  rows: readonly [SpecificationRow, SpecificationRow, SpecificationRow]
}

/** Who sees what of a person's readings, drawn above the words of each. */
export function AccessTable({ section, rows }: AccessTableProps) {
  return (
    <div className={style.access}>
      <SpecificationTable section={section} rows={rows} drawings={seen} />
    </div>
  )
}
