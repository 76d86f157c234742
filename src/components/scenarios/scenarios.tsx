import './scenarios.css'
import type { Scenario } from '../../content/types.ts'
import { SnapRow } from '../snap-row/snap-row.tsx'

interface ScenariosProps {
  scenarios: readonly Scenario[]
  /** Is shown on every one, so that nobody takes it for a report. */
  label: string
  /** What the row holds. */
  rowLabel: string
}

/** Worked situations, each with what happens step by step. */
export function Scenarios({ scenarios, label, rowLabel }: ScenariosProps) {
  return (
    <SnapRow label={rowLabel} columns={3}>
      {scenarios.map((scenario) => (
        <li key={scenario.title} className="scenario">
          <p className="badge">{label}</p>
          <h3 className="title-3">{scenario.title}</h3>
          <p className="text-ink-soft">{scenario.text}</p>
          <ol>
            {scenario.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </li>
      ))}
    </SnapRow>
  )
}
