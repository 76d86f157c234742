import type { NotSettledList, Price } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './slip.module.css'

/** What `Slip` takes. */
export interface SlipProps {
  content: {
    shop: string
    customer: string
    /** Instead of both, for screen readers. */
    parties: string
    rows: readonly { name: string; value: string | Price }[]
    /** What is not settled yet; an open ring before each. */
    notSettledList: NotSettledList & { note: string }
  }
}

/** The terms of a partner as a till slip: dots lead from each name to its value, and a price is large. */
export function Slip({ content: { shop, customer, parties, rows, notSettledList } }: SlipProps) {
  return (
    <div className={style.slip}>
      <p className="visually-hidden">{parties}</p>
      <div className={style.top}>
        <p className={style.head} aria-hidden="true">
          <strong>{shop}</strong> {customer}
        </p>
        <dl className={style.rows}>
          {rows.map(({ name, value }) =>
            typeof value === 'string' ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : (
              <div key={name} className={style.priced}>
                <dt>{name}</dt>
                <dd>
                  <span>{value.before}</span>
                  <strong>{value.large}</strong>
                  <span>{value.after}</span>
                </dd>
              </div>
            ),
          )}
        </dl>
      </div>
      <div className={style.open}>
        <h3>{notSettledList.title}</h3>
        <ul role="list">
          {notSettledList.points.map((point) => (
            <li key={point}>
              <Text>{point}</Text>
            </li>
          ))}
        </ul>
        <p className={style.note}>{notSettledList.note}</p>
      </div>
    </div>
  )
}
