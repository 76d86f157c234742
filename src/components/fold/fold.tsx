import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import * as style from './fold.module.css'

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

interface NarrowFoldProps {
  /** It is folded on a tablet too: below 64rem, not 48 (fold.module.css). */
  onTablet?: boolean
  id?: string | undefined
  summary: ReactNode
  summaryClass?: string
  /** Whether the fold is open in a narrow window from the start. */
  isOpen?: boolean
  /** The fold opens in a narrow window each time this becomes true. */
  opensWhen?: boolean
  className?: string
  children: ReactNode
}

/**
 * Content that is folded in a narrow window and open in a wide one. The browser also opens it for find in page, for
 * links to quoted text and for printing. In a wide window the CSS shows the content, below a plain heading. Engines
 * without `::details-content` keep the summary, and the script opens the fold. It stays open when the window becomes narrow,
 * so that the visitor keeps the place and the focus.
 */
export function NarrowFold({
  onTablet = false,
  isOpen = false,
  opensWhen = false,
  className,
  ...fold
}: NarrowFoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (opensWhen) details.current!.open = true
  }, [opensWhen])

  useEffect(() => {
    const wide = matchMedia(`(width >= ${onTablet ? 64 : 48}rem)`)
    const element = details.current!
    const openIfWide = () => {
      if (wide.matches) element.open = true
    }
    openIfWide()
    wide.addEventListener('change', openIfWide)
    return () => wide.removeEventListener('change', openIfWide)
  }, [onTablet])

  return (
    <Fold
      ref={details}
      open={isOpen}
      className={classes(onTablet ? style.tablet : style.phone, className)}
      {...fold}
    />
  )
}
