import { SnapRow } from './snap-row.tsx'
import * as style from './samples.module.css'

interface SamplesProps {
  content: {
    label: string
    /** Each attributed to a kind of partner, never a person or a company. */
    results: readonly { result: string; quote: string; attribution: string }[]
  }
}

/**
 * Sample results with a quote, attributed to a kind of partner. The label of each says that it is a sample, not
 * a testimonial.
 */
export function Samples({ content: { results, label } }: SamplesProps) {
  return (
    <SnapRow columns={3}>
      {results.map((sample) => (
        <li key={sample.result} className={style.sample}>
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
