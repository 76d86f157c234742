import type { Metric } from '../../content/types.ts'
import * as style from './metrics.module.css'

/** Small figures in a row, in as many columns as fit or as `--metric-columns` says. */
export function MetricList({ metrics, className = '' }: { metrics: readonly Metric[]; className?: string }) {
  return (
    <dl className={`${style.list} ${className}`.trim()}>
      {metrics.map((metric) => (
        <MetricItem key={metric.label} metric={metric} />
      ))}
    </dl>
  )
}

/** The name precedes the value in the document and is below it on the screen. */
function MetricItem({ metric }: { metric: Metric }) {
  return (
    <div className={style.metric}>
      <dt>{metric.label}</dt>
      <dd>{metric.value}</dd>
    </div>
  )
}
