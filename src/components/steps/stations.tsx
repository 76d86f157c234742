import { Text } from '../text/text.tsx'
import { Value } from '../text/value.tsx'
import * as style from './stations.module.css'

/** A station of a way: its name, the figure or word that it is known by, and the rest of that sentence. */
interface Station {
  name: string
  figure: string
  text: string
}

/** Stations on one dotted line, from the first to the last: a row, or a column on a phone. */
export function Stations({ stations }: { stations: readonly Station[] }) {
  return (
    <ol role="list" className={style.stations}>
      {stations.map(({ name, figure, text }) => (
        <li key={name} className={style.station}>
          <h3 className="text-sm font-700">{name}</h3>
          <p className={style.sentence}>
            <span className={style.figure}>
              <Value>{figure}</Value>
            </span>{' '}
            <span className={`${style.text} text-ink-soft`}>
              <Text>{text}</Text>
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}
