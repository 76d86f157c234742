import type { ReactNode } from 'react'
import * as style from './snap-row.module.css'

const wide = { 3: style.three, 4: style.four }

interface SnapRowProps {
  /** Number of columns in a wide window: three from 64rem, four from 80rem. */
  columns: 3 | 4
  /** List items. */
  children: ReactNode
}

/**
 * A list as a row of panes. A phone shows one pane and the edge of the next, and a swipe moves to another pane. It
 * has no name: the heading above it would be read twice.
 */
export function SnapRow({ columns, children }: SnapRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <ul role="list" className={`${style.row} ${wide[columns]}`} tabIndex={0}>
      {children}
    </ul>
  )
}
