import type { Feature } from '../../content/types.ts'
import { Badge } from '../text/badge.tsx'
import { Text } from '../text/text.tsx'
import * as style from './consent-gate.module.css'
import { Flow } from './flow.tsx'
import type { Way } from './flow.tsx'

interface ConsentGateProps {
  content: {
    /** The two sides of the gate: citizens, government. */
    sides: readonly [string, string]
    /** What is between them. */
    bridge: string
    flows: readonly {
      data: string
      condition: string
      way: Way
      /** Where its dots end, if that is neither side. */
      label?: string
      /** What the side of the government gets or gives. */
      government: string
    }[]
  }
  /** Above the cases: what they are. */
  note: { badge: string; lead: string }
  /** `happens` is what one sees first; the text answers it. */
  cases: readonly (Feature & { happens: string })[]
}

/** How the gate is at a row. */
const gates = { crosses: style.open, stops: style.door, arrives: style.open, stays: undefined }

/**
 * Four kinds of data as rows of dots, and the gate between citizens and government as a column of dots. A row
 * crosses through an opening, with an arrow where it arrives, stops before the gate, or stays on its side. Text says
 * the same. Use cases follow the rows, so that these can be compared.
 */
export function ConsentGate({ content: { sides, bridge, flows }, note, cases }: ConsentGateProps) {
  return (
    <div className={style.gate}>
      <p className={style.sides} aria-hidden="true">
        {[sides[0], bridge, sides[1]].map((name) => (
          <span key={name}>{`${name} `}</span>
        ))}
      </p>
      <ul role="list" className={style.rows}>
        {flows.map(({ data, condition, way, label, government }) => (
          <li key={data} className={gates[way]}>
            <Flow way={way} label={label} />
            <div className={style.words}>
              <h3 className="title-3">{data}</h3>
              <p className={style.condition}>{condition}</p>
              <p className={style.government}>
                <span className="visually-hidden">{`${sides[1]}: `}</span>
                {government}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`${style.condition} ${style.note}`}>
        <Badge label={note.badge} />
        {note.lead}
      </p>
      <ul role="list" className={style.cases}>
        {cases.map(({ title, happens, text }) => (
          <li key={title}>
            <h3 className={style.name}>{title}</h3>
            <p className={style.happens}>{happens}</p>
            <p className={style.condition}>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
