import type { ReactNode } from 'react'
import * as style from './snap-row.module.css'
import { useOverflow } from './use-overflow.ts'

interface SnapRowProps {
  /** Short, and other words than the heading above. Without it, a focused row is named by all of its contents. */
  name: string
  /** List items. */
  children: ReactNode
}

/**
 * A list as a row of panes: two columns on a tablet, four beside each other in a wide window. A phone shows one pane and the
 * edge of the next, and a swipe moves to another pane.
 */
export function SnapRow({ name, children }: SnapRowProps) {
  const [row, overflows] = useOverflow<HTMLUListElement>()
  return (
    <ul
      ref={row}
      role="list"
      aria-label={name}
      className={style.row}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={overflows ? 0 : undefined}
    >
      {children}
    </ul>
  )
}
