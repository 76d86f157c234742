import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import * as style from './fold.module.css'

/** From this width on, every `PhoneFold` is open (fold.module.css). */
const wideWindow = '(width >= 48rem)'

interface FoldProps extends ComponentProps<'details'> {
  /** Always visible; the heading of the content, in elements. */
  summary: ReactNode
  /** Places the elements of the summary. */
  summaryClass?: string | undefined
}

/** Folded content below a row with a plus. It is open on paper. */
export function Fold({ summary, summaryClass, className, children, ...attributes }: FoldProps) {
  return (
    // Before hydration the visitor may open it, and so may the inline script.
    <details {...attributes} className={classes(style.fold, className)} suppressHydrationWarning>
      <summary className={classes(style.summary, summaryClass)}>{summary}</summary>
      {children}
    </details>
  )
}

interface PhoneFoldProps {
  id?: string | undefined
  summary: ReactNode
  summaryClass?: string
  /** Whether the fold is open on a phone from the start. */
  isOpen?: boolean
  /** The fold opens on a phone each time this becomes true. */
  opensWhen?: boolean
  className?: string
  children: ReactNode
}

/**
 * Content that is folded on a phone and open in a wide window. The browser also opens it for find in page, for
 * links to quoted text and for printing. In a wide window the CSS shows the content, below a plain heading. Engines
 * without `::details-content` keep the summary, and the script opens the fold.
 */
export function PhoneFold({ isOpen = false, opensWhen = false, className, ...fold }: PhoneFoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  /** On a phone, before the window became wide. */
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (!opensWhen) return
    details.current!.open = true
    wasOpen.current = true
  }, [opensWhen])

  useEffect(() => {
    const wide = matchMedia(wideWindow)
    const followWindow = () => {
      const element = details.current
      if (!element) return
      if (wide.matches) wasOpen.current = element.open
      element.open = wide.matches || wasOpen.current
    }
    if (wide.matches) details.current!.open = true
    wide.addEventListener('change', followWindow)
    return () => wide.removeEventListener('change', followWindow)
  }, [])

  return <Fold ref={details} open={isOpen} className={classes(style.phone, className)} {...fold} />
}
