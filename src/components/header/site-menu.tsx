import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import * as style from './header.module.css'

/** Id of the menu, which its button names. */
export const menuId = 'site-menu'

/**
 * The site's navigation: a row of links in a wide window, a popover in a narrow one. The browser opens it, and
 * closes it with Escape or a tap outside, so it works without this script. The script traps focus in the open
 * menu and returns it to the toggle afterwards.
 */
export function SiteMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = menu.current
    if (!element || !('popover' in element)) return
    // A wide window has no toggle (header.module.css).
    const closeWhenWide = () => {
      if (toggleOf(element)?.offsetParent === null) element.hidePopover()
    }
    const followToggle = () => {
      if (!element.matches(':popover-open')) giveFocusBack(element)
    }
    setRestInert(element.matches(':popover-open'))
    // On `beforetoggle`, because a navigation closes the menu and focuses the new heading, which must not be
    // inert then.
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
    <nav ref={menu} id={menuId} popover="auto" aria-label={label} className={`${style.menu} on-night`}>
      {children}
    </nav>
  )
}

function containFocus(event: Event) {
  setRestInert((event as ToggleEvent).newState === 'open')
}

/** Makes the rest of the page inert, so that Tab cycles between the toggle and the menu. A notice may still come. */
function setRestInert(inert: boolean) {
  for (const rest of document.querySelectorAll<HTMLElement>(
    'aside, main, footer, #notices, header > a, header > div > a',
  )) {
    rest.inert = inert
  }
}

/** Focuses the toggle if no element has focus, as after a tap outside. Otherwise focus does not move. */
function giveFocusBack(menu: HTMLElement) {
  const focused = document.activeElement
  if (focused === document.body || menu.contains(focused)) {
    toggleOf(menu)?.focus()
  }
}

function toggleOf(menu: HTMLElement) {
  return document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
}
