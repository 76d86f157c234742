/**
 * Focuses the first element that can take focus, and brings it into sight. Some may be hidden or gone.
 *
 * @param isTap whether a tap moves the focus, after which the page does not scroll
 */
export function focusFirst(elements: readonly (HTMLElement | null | undefined)[], isTap = false) {
  for (const element of elements) {
    element?.focus({ preventScroll: true })
    if (!element || document.activeElement !== element) continue
    if (!isTap) element.scrollIntoView({ block: 'nearest' })
    return
  }
}

/** The links or buttons before and after an element in its part of the page, for when the element goes. */
export function neighboursOf(element: HTMLElement): (HTMLElement | undefined)[] {
  const part = element.closest('dialog, [popover], footer') ?? document
  const all = [...part.querySelectorAll<HTMLElement>('a, button')]
  const index = all.indexOf(element)
  return [all[index - 1], all[index + 1]]
}

/** Focuses a pressed button, so that focus can return to it: Safari does not. */
export function focusPressed({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.focus()
}
