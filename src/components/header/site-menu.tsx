import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

export const menuId = 'site-menu'

/** Where the menu is a bar and no longer a popover; the same width as `bar` in uno.config.ts. */
const wideWindow = '(width >= 74rem)'

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
    const wide = matchMedia(wideWindow)
    const closeWhenWide = () => wide.matches && element.hidePopover()
    const followToggle = () => {
      if (!element.matches(':popover-open')) giveFocusBack(element)
    }
    setRestInert(element.matches(':popover-open'))
    // Before it toggles: a move closes the menu and puts the focus on the new heading, which must not be inert any more.
    element.addEventListener('beforetoggle', containFocus)
    element.addEventListener('toggle', followToggle)
    wide.addEventListener('change', closeWhenWide)
    return () => {
      element.removeEventListener('beforetoggle', containFocus)
      element.removeEventListener('toggle', followToggle)
      wide.removeEventListener('change', closeWhenWide)
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
    document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus()
  }
}
