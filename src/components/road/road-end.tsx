import type { ReactNode } from 'react'
import { fromPrint } from '../print/strand-curves.ts'
import * as style from './road-end.module.css'
import { lines } from './road-lines.tsx'
import * as stripStyle from './road-strip.module.css'

/** Below the middle of the road. It is longer than the lines, up to the mark. */
const tar = { offset: 0, className: style.tar }

/**
 * Where the road ends: it crosses the edge of the next section, and runs to a mark before its first line, which is the child. The
 * line at the outside of the bend turns last.
 */
export function RoadEnd({ children }: { children: ReactNode }) {
  return (
    <div className={`${stripStyle.strip} ${stripStyle.milestone} ${style.destination}`}>
      {[tar, ...lines].map(({ offset, className }) => (
        <svg
          key={offset}
          className={`${stripStyle.stretch} ${className}`}
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path d={fromPrint([85 + offset, 20 + offset]) + (offset ? '' : 'v16')} />
        </svg>
      ))}
      {children}
    </div>
  )
}
