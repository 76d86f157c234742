import type { Action, Metric } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { Value } from '../text/value.tsx'
import * as style from './metric-column.module.css'

interface MetricColumnProps {
  metrics: readonly Metric[]
  /** Below the figures. */
  link: Action
}

/** Figures in a column, with their names in another. The name precedes the value in the document. */
export function MetricColumn({ metrics, link }: MetricColumnProps) {
  return (
    <div>
      <dl className={style.column}>
        {metrics.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Value>{value}</Value>
            </dd>
          </div>
        ))}
      </dl>
      <TextLink action={link} />
    </div>
  )
}
