import './fold.css'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** From this width on, every fold is open (fold.css). */
const wideWindow = '(width >= 48rem)'

interface FoldProps {
  /** Always visible; the heading of the content, in elements. */
  summary: ReactNode
  children: ReactNode
  /** Whether it is open on a phone from the start. */
  isOpen?: boolean
  className?: string
}

/**
 * Content that is folded on a phone and open in a wide window. The browser also opens it for find in page, for
 * links to quoted text and for printing. In a wide window the CSS shows the content, below a plain heading. Engines
 * without `::details-content` keep the summary, and the script opens the fold.
 */
export function Fold({ summary, children, isOpen = false, className = '' }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const wide = matchMedia(wideWindow)
    const followWindow = () => {
      if (fold.current) fold.current.open = wide.matches || isOpen
    }
    if (wide.matches) followWindow()
    wide.addEventListener('change', followWindow)
    return () => wide.removeEventListener('change', followWindow)
  }, [isOpen])

  return (
    <details ref={fold} open={isOpen} className={`fold ${className}`}>
      <summary>{summary}</summary>
      <div className="fold-content">{children}</div>
    </details>
  )
}
