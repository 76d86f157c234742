import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import * as style from './ruled-table.module.css'

interface RuledTableProps {
  /** Whether the values need the full width of a phone. */
  isStacked?: boolean
  className?: string
  /** Id of the heading that names the table, unless it has a caption. */
  labelledBy?: string
  /** Caption and rows: a name, and one or more values. */
  children: ReactNode
}

/** A table with a line between its rows. */
export function RuledTable({ isStacked = false, className, labelledBy, children }: RuledTableProps) {
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      className={classes(style.ruledTable, isStacked && style.stacked, className)}
    >
      {children}
    </table>
  )
}
