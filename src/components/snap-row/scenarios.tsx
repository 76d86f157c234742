import type { Feature } from '../../content/types.ts'
import { SnapRow } from './snap-row.tsx'
import * as style from './scenarios.module.css'

interface ScenariosProps {
  content: { label: string; scenarios: readonly Feature[] }
}

/** Example situations. The label of each says that it is an illustration, not a report. */
export function Scenarios({ content: { scenarios, label } }: ScenariosProps) {
  return (
    <SnapRow columns={3}>
      {scenarios.map((scenario) => (
        <li key={scenario.title} className={style.scenario}>
          <p className="badge">{label}</p>
          <h3 className="title-3">{scenario.title}</h3>
          <p className="text-ink-soft">{scenario.text}</p>
        </li>
      ))}
    </SnapRow>
  )
}
