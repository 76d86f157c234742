/** Focuses the first element that can take focus, in sight: one may be hidden or gone. */
export function focusFirst(elements: readonly (HTMLElement | null | undefined)[]) {
  for (const element of elements) {
    element?.focus({ preventScroll: true })
    if (element && document.activeElement === element) return element.scrollIntoView({ block: 'nearest' })
  }
}
