import './metrics.css'
import { PrintImage } from '../print/print.tsx'
import type { Metric, MetricPicture as MetricPictureContent } from '../../content/types.ts'

interface MetricPictureProps {
  content: Pick<MetricPictureContent, 'alt' | 'metrics'>
  /** Address of the print. */
  print: string
}

/** A picture on its own night ground, with its metrics over it as real text. */
export function MetricPicture({ content, print }: MetricPictureProps) {
  return (
    <div className="metric-picture on-night">
      <PrintImage src={print} alt={content.alt} />
      <dl className="metric-overlay">
        {content.metrics.map((metric) => (
          <MetricItem key={metric.label} metric={metric} />
        ))}
      </dl>
    </div>
  )
}

/** The name stands before the value for a screen reader and below it for the eye. */
function MetricItem({ metric }: { metric: Metric }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{metric.label}</dt>
      <dd className="figure">{metric.value}</dd>
    </div>
  )
}
