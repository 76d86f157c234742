import type { ReactNode } from 'react'
import * as style from './snap-row.module.css'

const wide = { 3: style.three, 4: style.four }

interface SnapRowProps {
  /** Accessible name of the row, because it is a scrollable region. */
  label: string
  /** Number of columns in a wide window: three from 64rem, four from 80rem. */
  columns: 3 | 4
  /** List items. */
  children: ReactNode
}

/**
 * A list as a row of panes. A phone shows one pane and the edge of the next, and a swipe moves to another pane.
 */
export function SnapRow({ label, columns, children }: SnapRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <div className={`${style.row} ${wide[columns]}`} role="region" aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </div>
  )
}
