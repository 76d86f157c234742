import type { Metric } from '../../content/types.ts'
import * as style from './metric-list.module.css'

interface MetricListProps {
  metrics: readonly Metric[]
  /** `large` ones are in one column, each with its name beside it. */
  size?: 'small' | 'large'
}

const sizes = { small: style.list, large: `${style.list} ${style.large}` }

/** Figures in a row: small ones in as many columns as fit. */
export function MetricList({ metrics, size = 'small' }: MetricListProps) {
  return (
    <dl className={sizes[size]}>
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
