import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'

export const menuId = 'site-menu'

/**
 * The site's navigation: a row of links in a wide window, a popover in a narrow one. The browser opens and closes it,
 * with Escape and with a tap outside too, so it works without this script. The script adds that focus stays inside
 * while it is open and goes back to the toggle when it closes.
 */
export function SiteMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = menu.current
    if (!element || !('popover' in element)) return
    // Where there is room for a bar, the toggle is gone (header.css).
    const closeWhenWide = () => {
      if (toggleOf(element)?.offsetParent === null) element.hidePopover()
    }
    const followToggle = () => {
      if (!element.matches(':popover-open')) giveFocusBack(element)
    }
    setRestInert(element.matches(':popover-open'))
    // Before it toggles: a move closes the menu and puts the focus on the new heading, which must not be inert any more.
    element.addEventListener('beforetoggle', containFocus)
    element.addEventListener('toggle', followToggle)
    addEventListener('resize', closeWhenWide)
    return () => {
      element.removeEventListener('beforetoggle', containFocus)
      element.removeEventListener('toggle', followToggle)
      removeEventListener('resize', closeWhenWide)
    }
  }, [])

  return (
    <nav ref={menu} id={menuId} popover="auto" aria-label={label} className="site-menu on-night">
      {children}
    </nav>
  )
}

function containFocus(event: Event) {
  setRestInert((event as ToggleEvent).newState === 'open')
}

/** With the rest of the page inert, Tab goes round between the toggle and the menu. */
function setRestInert(inert: boolean) {
  for (const rest of document.querySelectorAll<HTMLElement>('main, footer, .skip-link, .site-logo')) {
    rest.inert = inert
  }
}

/** After a tap outside, focus would be nowhere; if it has already moved on, it is left where it is. */
function giveFocusBack(menu: HTMLElement) {
  const focused = document.activeElement
  if (focused === document.body || menu.contains(focused)) {
    toggleOf(menu)?.focus()
  }
}

function toggleOf(menu: HTMLElement) {
  return document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
}

/**
 * Closes the menu before a button in it opens another popover. By itself the browser would keep the menu open under that popover,
 * and close both together.
 */
export function openAfterMenu(event: MouseEvent<HTMLButtonElement>) {
  const menu = event.currentTarget.closest<HTMLElement>(`#${menuId}`)
  if (!menu?.matches(':popover-open')) return
  event.preventDefault()
  menu.hidePopover()
  document.getElementById(event.currentTarget.getAttribute('popovertarget')!)?.showPopover()
}
