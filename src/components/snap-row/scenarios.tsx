import type { Feature } from '../../content/types.ts'
import { SnapRow } from './snap-row.tsx'
import * as style from './scenarios.module.css'

interface ScenariosProps {
  /** `row` is the name of the row. */
  content: { row: string; scenarios: readonly Feature[] }
}

/** Example situations. The heading above them says that they are illustrations, not reports. */
export function Scenarios({ content: { row, scenarios } }: ScenariosProps) {
  return (
    <SnapRow columns={3} name={row}>
      {scenarios.map((scenario) => (
        <li key={scenario.title} className={style.scenario}>
          <h3 className="title-3">{scenario.title}</h3>
          <p className="text-ink-soft">{scenario.text}</p>
        </li>
      ))}
    </SnapRow>
  )
}
