import type { Feature } from '../../content/types.ts'
import { TitledText } from '../text/titled-text.tsx'
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
          <TitledText {...scenario} />
        </li>
      ))}
    </SnapRow>
  )
}
