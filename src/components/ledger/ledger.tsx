import type { ReactNode } from 'react'
import type { SpecificationRow } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './ledger.module.css'

interface LedgerProps {
  groups: readonly {
    /** Settled, or not yet. */
    title: string
    isSettled: boolean
    rows: readonly SpecificationRow[]
  }[]
  /** Where to read on, below both groups. */
  children?: ReactNode
}

/**
 * What is settled and what is open, opposite each other: a filled dot before each settled row, a ring before
 * each open one. The heading above says so too, for those who do not see the dots.
 */
export function Ledger({ groups, children }: LedgerProps) {
  return (
    <div className={style.ledger}>
      {groups.map(({ title, isSettled, rows }) => (
        <div key={title} className={style.side}>
          <h3 className="title-3">{title}</h3>
          <dl className={isSettled ? style.settled : undefined}>
            {rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Text>{value}</Text>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {children}
    </div>
  )
}
