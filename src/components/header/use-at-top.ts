import { useEffect } from 'react'

/** The header's ground appears past this many pixels of scroll (specification, section 9). Also in header.css. */
export const scrollThresholdInPixels = 10

/** Marks the document while it is scrolled to its top, for engines without scroll timelines; in all others header.css does it alone. */
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
