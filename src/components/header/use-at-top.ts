import { useEffect } from 'react'
import { scrollThresholdInPixels } from './scroll-threshold.ts'

/**
 * Marks the document while it is scrolled to its top. Engines with scroll timelines do not need it
 * (header.module.css).
 */
export function useAtTop() {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined
    const mark = () => {
      document.documentElement.toggleAttribute('data-at-top', scrollY <= scrollThresholdInPixels)
    }
    mark()
    addEventListener('scroll', mark, { passive: true })
    addEventListener('pageshow', mark)
    return () => {
      removeEventListener('scroll', mark)
      removeEventListener('pageshow', mark)
    }
  }, [])
}
