import './fold.css'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** From here on every fold is open, because there is room (fold.css). */
const wideWindow = '(width >= 48rem)'

interface FoldProps {
  /** The summary; the heading of its content. */
  summary: ReactNode
  children: ReactNode
  /** Whether it is open on a phone from the start. */
  isOpen?: boolean
  className?: string
}

/**
 * Content that is folded away on a phone and open in a wide window. The browser opens it for its own find, for links to quoted text and on
 * paper. In a wide window the style shows the content, and the script only says so to assistive technology.
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
      <summary onClick={(event) => matchMedia(wideWindow).matches && event.preventDefault()}>
        {summary}
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  )
}
