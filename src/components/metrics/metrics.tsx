import { PrintImage } from '../print/print.tsx'
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

/** What a picture shows, and the figures over it. */
export interface PictureWords {
  alt: string
  metrics: readonly Metric[]
}

interface MetricPictureProps {
  content: PictureWords
  /** Address of the print. */
  print: string
}

/**
 * A picture on a night background, with its metrics over it as real text. The first metric, the subject of the
 * page, is large.
 */
export function MetricPicture({ content, print }: MetricPictureProps) {
  return (
    <div className={`${style.picture} on-night`}>
      <PrintImage src={print} alt={content.alt} />
      <MetricList metrics={content.metrics} />
    </div>
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
