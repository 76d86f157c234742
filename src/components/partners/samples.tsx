import * as style from './samples.module.css'

interface SamplesProps {
  content: {
    /** Each attributed to a kind of partner, never a person or a company. */
    results: readonly { result: string; quote: string; attribution: string }[]
  }
}

/**
 * Sample results with a quote, attributed to a kind of partner. The heading above them says
 * that they are samples, not testimonials.
 */
export function Samples({ content: { results } }: SamplesProps) {
  return (
    <ul role="list" className={style.samples}>
      {results.map((sample) => (
        <li key={sample.result} className={style.sample}>
          <h3>{sample.result}</h3>
          <blockquote>“{sample.quote}”</blockquote>
          <p>{sample.attribution}</p>
        </li>
      ))}
    </ul>
  )
}
