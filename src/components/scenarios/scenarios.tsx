import './scenarios.css'
import type { Scenario } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'

/** Worked situations, each with what happens step by step. */
export function Scenarios({ scenarios }: { scenarios: readonly Scenario[] }) {
  return (
    <ul className="grid-cards lg:grid-cols-3">
      {scenarios.map((scenario) => (
        <li key={scenario.title} className="card-in-rows row-span-4">
          <Icon name={scenario.icon} className="beaded" />
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
