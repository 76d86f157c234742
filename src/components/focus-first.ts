/** Focuses the first element that can take focus, if no element has it. */
export function focusFirst(elements: readonly (HTMLElement | null | undefined)[]) {
  for (const element of elements) {
    if (document.activeElement !== document.body) return
    element?.focus({ preventScroll: true })
  }
}
