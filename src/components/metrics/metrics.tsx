import type { Metric } from '../../content/types.ts'
import * as style from './metrics.module.css'

interface MetricListProps {
  metrics: readonly Metric[]
  /** In a wide window `five` are large and in one row. */
  size?: 'small' | 'five'
  /** Places the list. */
  className?: string
}

const sizes = { small: '', five: ` ${style.five}` }

/** Figures in a row: small ones in as many columns as fit. */
export function MetricList({ metrics, size = 'small', className = '' }: MetricListProps) {
  return (
    <dl className={`${style.list}${sizes[size]} ${className}`.trim()}>
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
