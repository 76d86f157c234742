import './metrics.css'
import { PrintImage } from '../print/print.tsx'
import type { Metric, MetricPicture as MetricPictureContent } from '../../content/types.ts'

/** Large figures in a strip; used once on the site. */
export function MetricStrip({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className="metric-strip">
      {metrics.map((metric) => (
        <MetricItem key={metric.label} metric={metric} />
      ))}
    </dl>
  )
}

/** Small figures in a row. */
export function MetricList({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className="metric-list">
      {metrics.map((metric) => (
        <MetricItem key={metric.label} metric={metric} />
      ))}
    </dl>
  )
}

interface MetricPictureProps {
  content: Pick<MetricPictureContent, 'alt' | 'metrics'>
  /** Address of the print. */
  print: string
}

/**
 * A picture on a night background, with its metrics over it as real text. The first metric, the subject of the
 * page, is large.
 */
export function MetricPicture({ content, print }: MetricPictureProps) {
  return (
    <div className="metric-picture on-night">
      <PrintImage src={print} alt={content.alt} />
      <MetricList metrics={content.metrics} />
    </div>
  )
}

/** The name precedes the value in the document and is below it on the screen. */
function MetricItem({ metric }: { metric: Metric }) {
  return (
    <div className="metric">
      <dt>{metric.label}</dt>
      <dd>{metric.value}</dd>
    </div>
  )
}
