import './steps.css'
import type { Step } from '../../content/types.ts'

/** Steps that follow each other, numbered large. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <li key={step.title} className="step">
          <div>
            <h3 className="title-3">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
