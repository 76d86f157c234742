import type { Metric } from '../../content/types.ts'
import * as style from './metric-column.module.css'

/** Figures in a column, with their names in another. The name precedes the value in the document. */
export function MetricColumn({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className={style.column}>
      {metrics.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
