/** The header's ground appears past this many pixels of scroll (specification, section 9). Also stands in styles.css. */
export const scrollThresholdInPixels = 10

/**
 * Marks the document while it stands at its top, for engines without scroll timelines; all others do it in CSS
 * (styles.css, "Header").
 */
export function markTopOfPage() {
  if (CSS.supports('animation-timeline: scroll()')) return
  const mark = () => {
    document.documentElement.toggleAttribute('data-at-top', scrollY <= scrollThresholdInPixels)
  }
  mark()
  addEventListener('scroll', mark, { passive: true })
  addEventListener('pageshow', mark)
}
