import { useEffect, useRef, useState } from 'react'

/**
 * Whether an element's content is wider than the element by more than a rounded pixel, so that it then scrolls and
 * must be within reach of the keyboard. Where nothing scrolls, a tab stop would do nothing.
 */
export function useOverflow<Scroller extends HTMLElement>() {
  const scroller = useRef<Scroller>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = scroller.current!
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [scroller, overflows] as const
}
