import './scenarios.css'
import type { Scenario } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'

interface ScenariosProps {
  scenarios: readonly Scenario[]
  /** Is shown on every one, so that nobody takes it for a report. */
  label: string
}

/** Worked situations, each with what happens step by step. */
export function Scenarios({ scenarios, label }: ScenariosProps) {
  return (
    <ul className="grid-cards lg:grid-cols-3">
      {scenarios.map((scenario) => (
        <li key={scenario.title} className="card-in-rows row-span-4">
          <div className="flex items-center justify-between">
            <Icon name={scenario.icon} className="beaded" />
            <p className="badge">{label}</p>
          </div>
          <h3 className="title-3 mt-4">{scenario.title}</h3>
          <p className="mt-2 text-ink-soft">{scenario.text}</p>
          <ol className="scenario-steps">
            {scenario.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
