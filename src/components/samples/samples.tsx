import type { SampleResult } from '../../content/types.ts'

interface SamplesProps {
  results: readonly SampleResult[]
  /** Stands on every one, so that nobody takes it for a testimonial. */
  label: string
}

/** Sample results with a quote, attributed to a kind of partner. */
export function Samples({ results, label }: SamplesProps) {
  return (
    <div className="grid gap-4 md:gap-6 lg:grid-cols-3">
      {results.map((sample) => (
        <figure key={sample.result} className="card-in-rows row-span-4">
          <p className="badge">{label}</p>
          <h3 className="title-3 mt-4">{sample.result}</h3>
          <blockquote className="mt-3 mb-6 text-lg">“{sample.quote}”</blockquote>
          <figcaption className="mt-auto text-ink-soft">{sample.attribution}</figcaption>
        </figure>
      ))}
    </div>
  )
}
