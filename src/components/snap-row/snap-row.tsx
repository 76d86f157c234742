import './snap-row.css'
import type { ReactNode } from 'react'

interface SnapRowProps {
  /** What the row holds, for those who hear that they can scroll it. */
  label: string
  /** Number of panes in a grid: three from 64rem, four from 80rem. */
  columns: 3 | 4
  /** List items. */
  children: ReactNode
}

/** A list as a row of panes. On a phone one is seen, with the edge of the next, and a swipe goes from one to another. */
export function SnapRow({ label, columns, children }: SnapRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <div className={`snap snap-${columns}`} role="region" aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </div>
  )
}
