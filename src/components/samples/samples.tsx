import './samples.css'
import type { SampleResult } from '../../content/types.ts'
import { SnapRow } from '../snap-row/snap-row.tsx'

interface SamplesProps {
  results: readonly SampleResult[]
  /** Stands on every one, so that nobody takes it for a testimonial. */
  label: string
  /** What the row holds. */
  rowLabel: string
}

/** Sample results with a quote, attributed to a kind of partner. */
export function Samples({ results, label, rowLabel }: SamplesProps) {
  return (
    <SnapRow label={rowLabel} columns={3}>
      {results.map((sample) => (
        <li key={sample.result} className="sample">
          <figure>
            <p className="badge">{label}</p>
            <h3 className="title-3">{sample.result}</h3>
            <blockquote>“{sample.quote}”</blockquote>
            <figcaption>{sample.attribution}</figcaption>
          </figure>
        </li>
      ))}
    </SnapRow>
  )
}
