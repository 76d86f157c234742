import { Text } from '../text/text.tsx'
import * as style from './crossings.module.css'

/** What happens on both sides of the bridge. */
interface Crossing {
  title: string
  ministry: string
  citizens: string
}

interface CrossingsProps {
  items: readonly Crossing[]
}

/** Scenarios side by side: above a row of dots, the bridge, what a ministry does, and below it what its citizens get. */
export function Crossings({ items }: CrossingsProps) {
  return (
    <ul role="list" className={style.crossings}>
      {items.map(({ title, ministry, citizens }) => (
        <li key={title} className={style.crossing}>
          <h3 className="title-3">{title}</h3>
          <p className={`${style.side} ${style.ministry}`}>
            <Text>{ministry}</Text>
          </p>
          <p className={`${style.side} ${style.citizens}`}>
            <Text>{citizens}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
