import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import * as style from './ruled-table.module.css'

const looks = { text: undefined, figures: style.figures }

interface RuledTableProps {
  /** What the values are: figures are bold, at the end of the row. */
  values?: keyof typeof looks
  /** Whether the values need the full width of a phone. */
  isStacked?: boolean
  className?: string
  /** Id of the heading that names the table, unless it has a caption. */
  labelledBy?: string
  /** Caption and rows: a name, and one or more values. */
  children: ReactNode
}

/** A table with a line between its rows. */
export function RuledTable({
  values = 'text',
  isStacked = false,
  className,
  labelledBy,
  children,
}: RuledTableProps) {
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      className={classes(style.ruledTable, looks[values], isStacked && style.stacked, className)}
    >
      {children}
    </table>
  )
}
