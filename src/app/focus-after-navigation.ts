import type { ParsedLocation } from '@tanstack/react-router'
import type { SiteRouter } from './router.tsx'

/**
 * Moves the focus after each navigation, so that the next Tab and screen readers continue there: to the place
 * that the hash names, otherwise to the page's heading. Back and Forward on the same page restore the focus.
 */
export function focusAfterNavigation(router: SiteRouter) {
  /** The element that had the focus when the page's history entries were left, by their keys. */
  const focused = new Map<string | undefined, Element | null>()
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) focused.set(keyOf(fromLocation), document.activeElement)
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    // The first page: the browser has found the place.
    if (!fromLocation || focused.size === 0) return
    if (pathChanged) focused.clear()
    const key = keyOf(toLocation)
    const place = document.getElementById(toLocation.hash)
    const isSameEntry = key === keyOf(fromLocation)
    // For a link to the current address, the router would only restore the scroll position.
    if (isSameEntry) {
      if (place) place.scrollIntoView()
      else scrollTo(0, 0)
    } else if ((!pathChanged && !hashChanged) || focus(focused.get(key))) return
    focus(place ? headingOf(place) : document.querySelector('main h1'))
  })
}

/** The key of a location's history entry. */
function keyOf({ state: { __TSR_key: key } }: ParsedLocation): string | undefined {
  return key
}

/** The place itself if it can take focus; otherwise its first heading, if it has one. */
function headingOf(place: Element): Element {
  return place.hasAttribute('tabindex') ? place : (place.querySelector('h1, h2, h3') ?? place)
}

/** Focuses an element without scrolling. Returns false if that is impossible. */
function focus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
