import type { ReactNode } from 'react'
import * as style from './road-end.module.css'
import { lines } from './road-lines.tsx'
import * as stripStyle from './road-strip.module.css'

/** Where the road ends: it crosses the edge of the next section, and runs to a mark before its first line, which is the child. */
export function RoadEnd({ children }: { children: ReactNode }) {
  return (
    <div className={`${stripStyle.strip} ${stripStyle.milestone} ${style.destination}`}>
      {lines.map(({ offset, className }) => (
        <svg
          key={offset}
          className={`${stripStyle.stretch} ${className}`}
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path d={`M100 0C100 ${85 + offset} 0 ${20 + offset} 0 100`} />
        </svg>
      ))}
      {children}
    </div>
  )
}
