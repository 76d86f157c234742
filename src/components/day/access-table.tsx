import type { FactRow } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { FactTable } from '../table/fact-table.tsx'
import * as style from './access-table.module.css'
import { pulseAt } from './readings.ts'

/** The pulse in the middle of each hour of the sample day, in beats a minute. */
const pulses = Array.from({ length: 24 }, (_, hour) => pulseAt(hour + 0.5))
/** Pulse at the top of the drawing, with room above the highest dot, and how much a unit of its height is, in beats a minute. */
const [highest, perUnit] = [139, 36]
const heightOf = (pulse: number) => +((highest - pulse) / perUnit).toFixed(1)
/** A dot for each pulse, at its height. */
const everyReading = pulses.map((pulse, hour) => `M${hour}.5 ${heightOf(pulse)}h0`).join('')
/** Three dots. */
const salesOfDay = 'M7.5 .5h0m5 0h0m5 0h0'
/** Three rows, which the sheet dots. Each is a little longer than its 79 dots, so that no rounding loses the last one. */
const averageOfMany = 'M.25 .2h23.6M.25 .5h23.6M.25 .8h23.6'

/**
 * What each one sees of a day: every reading, a sale now and then without a name, and only the average of many, in which no dot
 * is higher than another.
 */
const seen = [
  <Seen key="readings" height={2.8} path={everyReading} />,
  <Seen key="sales" height={1} path={salesOfDay} className={style.sales} />,
  <Seen key="average" height={1} path={averageOfMany} className={style.average} />,
]

interface AccessTableProps {
  /** Id of the section that the table is in. */
  section: string
  /** The person, partners and governments, in this order. */
  rows: readonly [FactRow, FactRow, FactRow]
}

/** Who sees what of a person's readings, drawn above the words of each. */
export function AccessTable({ section, rows }: AccessTableProps) {
  return (
    <div className={style.access}>
      <FactTable section={section} rows={rows} drawings={seen} />
    </div>
  )
}

function Seen({ height, path, className }: { height: number; path: string; className?: string }) {
  return (
    <svg className={classes(style.seen, className)} aria-hidden="true" viewBox={`0.15 0 23.7 ${height}`}>
      <path d={path} />
    </svg>
  )
}
