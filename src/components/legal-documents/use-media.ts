import { useSyncExternalStore } from 'react'

/** Whether the window matches a media query. False in prerendered HTML and until the page is hydrated. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
