import type { Feature } from '../../content/types.ts'
import { Badge } from '../text/badge.tsx'
import { Text } from '../text/text.tsx'
import * as style from './consent-gate.module.css'
import { Flow } from './flow.tsx'
import type { Way } from './flow.tsx'

/** `happens` is what one sees first; the text answers it. */
interface Case extends Feature {
  happens: string
  /** The rows of the gate that it uses. */
  ways: readonly Way[]
}

interface ConsentGateProps {
  content: {
    /** What the cases are. */
    note: { badge: string; text: string }
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
    cases: readonly Case[]
  }
}

/** How the gate is at a row. */
const gates = { crosses: style.open, stops: style.door, arrives: style.open, stays: undefined }

/**
 * Four kinds of data as rows of dots, and the gate between citizens and government as a column of dots. A row
 * crosses through an opening, with an arrow where it arrives, stops before the gate, or stays on its side. Text says
 * the same. Below are cases, each with the rows that it uses. Their titles are badges, as what the note says they are.
 */
export function ConsentGate({ content: { note, sides, bridge, flows, cases } }: ConsentGateProps) {
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
      <p className={style.note}>
        <Badge label={note.badge} />
        {note.text}
      </p>
      <ul role="list" className={style.cases}>
        {cases.map(({ title, ways, happens, text }) => (
          <li key={title}>
            <div className={style.lanes}>
              {ways.map((way) => (
                <Flow key={way} way={way} />
              ))}
            </div>
            <h3 className={style.title}>{title}</h3>
            <p className={style.happens}>{happens}</p>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
