import type { ReactNode } from 'react'
import type { FactRow } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { Text } from '../text/text.tsx'
import * as style from './ledger.module.css'

interface Group {
  /** Settled, or not yet. */
  title: string
  isSettled: boolean
  rows: readonly FactRow[]
}

interface LedgerProps {
  groups: readonly Group[]
  /** Where to read on, below the groups. */
  children?: ReactNode
}

/** Whether a list takes two columns in a wide window. */
function isLong({ rows }: Group): boolean {
  return rows.length > 8
}

/**
 * What is settled and what is open, opposite each other: a filled dot before each settled row, a ring before
 * each open one. The heading above says so too, for those who do not see the dots.
 */
export function Ledger({ groups, children }: LedgerProps) {
  return (
    <>
      <div className={classes(style.ledger, groups.some(isLong) && style.wide)}>
        {groups.map((group) => (
          <div key={group.title} className={style.side}>
            <h3 className="title-3">{group.title}</h3>
            <dl
              data-settled={group.isSettled || undefined}
              className={isLong(group) ? style.long : undefined}
            >
              {group.rows.map(({ name, value }) => (
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
      </div>
      {children}
    </>
  )
}
