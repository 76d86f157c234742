import type { Metric } from '../../content/types.ts'
import { Value } from '../text/value.tsx'
import * as style from './metric-list.module.css'

/** Figures in as many columns as fit. The name precedes the value in the document and is below it on the screen. */
export function MetricList({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className={style.list}>
      {metrics.map(({ label, value }) => (
        <div key={label} className={style.metric}>
          <dt>{label}</dt>
          <dd>
            <Value>{value}</Value>
          </dd>
        </div>
      ))}
    </dl>
  )
}
