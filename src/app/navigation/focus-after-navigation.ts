import type { SiteRouter } from '../router.tsx'
import { entryKeyOf } from './site-history.ts'

/**
 * Moves the focus after each navigation, so that the next Tab and screen readers continue there: to the place
 * that the hash names, otherwise to the page's heading. Back and Forward restore the focus.
 */
export function focusAfterNavigation(router: SiteRouter) {
  /** What had the focus when a history entry was left, by the entry's key. */
  const focused = new Map<string | undefined, FocusedPlace>()
  let isLeaving = false
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return
    focused.set(entryKeyOf(fromLocation.state), focusedPlaceOf(document.activeElement!))
    if (entryKeyOf(fromLocation.state) !== entryKeyOf(toLocation.state)) isLeaving = true
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    if (!fromLocation) return
    const from = entryKeyOf(fromLocation.state)
    const to = entryKeyOf(toLocation.state)
    const isElsewhere = pathChanged || hashChanged
    const target = targetOf({ from, to, left: focused, isLeaving, isElsewhere })
    isLeaving = false
    if (target === 'same') return
    const place = document.getElementById(toLocation.hash)
    // For a link to the current address, the router would only restore the scroll position.
    if (target === 'again') {
      if (place) place.scrollIntoView()
      else scrollTo(0, 0)
    }
    if (target === 'left' && takeFocus(findAgain(focused.get(to)))) return
    takeFocus(place ? headingOf(place) : document.querySelector('main h1'))
  })
}

/** A navigation that has ended. */
interface Navigation {
  /** Key of the history entry before. */
  from: string | undefined
  /** Key of the history entry now. */
  to: string | undefined
  /** The keys of the entries that have been left. */
  left: Pick<ReadonlySet<string | undefined>, 'has' | 'size'>
  /** Whether another entry was on its way. */
  isLeaving: boolean
  /** Whether the path or the hash is another one. */
  isElsewhere: boolean
}

/**
 * What gets the focus after a navigation:
 *
 * - `same`: what has it already
 * - `again`: the place of the address, to which the page scrolls too
 * - `left`: what had it when the entry was left
 * - `new`: the place of an entry that was never left
 */
export function targetOf({
  from,
  to,
  left,
  isLeaving,
  isElsewhere,
}: Navigation): 'same' | 'again' | 'left' | 'new' {
  // The first page: the browser has found the place. The router reports it as a link from it to itself, but nothing
  // has been left yet.
  if (left.size === 0) return 'same'
  // Where another page did not come, this one is as it was.
  if (from === to) return isLeaving ? 'same' : 'again'
  if (!isElsewhere) return 'same'
  return left.has(to) ? 'left' : 'new'
}

/** An element, and how to find it in a page that was rendered anew. */
interface FocusedPlace {
  element: WeakRef<Element>
  /** Number of the element among the page's links and fields. */
  index: number
  name: string
}

const linksAndFields = 'a[href], button, input, textarea, summary'

function focusedPlaceOf(element: Element): FocusedPlace {
  const index = [...document.querySelectorAll(linksAndFields)].indexOf(element)
  return { element: new WeakRef(element), index, name: nameOf(element) }
}

function findAgain(place: FocusedPlace | undefined): Element | undefined {
  if (!place) return undefined
  const element = place.element.deref()
  if (element?.isConnected) return element
  const successor = document.querySelectorAll(linksAndFields)[place.index]
  return successor && nameOf(successor) === place.name ? successor : undefined
}

function nameOf(element: Element): string {
  return `${element.getAttribute('href')} ${element.textContent}`
}

/** The place itself if it can take focus; otherwise its first heading, if it has one. */
function headingOf(place: Element): Element {
  return place.hasAttribute('tabindex') ? place : (place.querySelector('h1, h2, h3') ?? place)
}

/** Focuses an element without scrolling. Returns false if that is impossible. */
function takeFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
