import type { KeyboardEvent } from 'react'

/** A click of the browser or of React. */
type Press = Pick<MouseEvent, 'detail'>

/** Whether a click is not the second one of a double click, which was meant for what was in its place before. */
export function isFirstClick({ detail }: Press): boolean {
  return detail < 2
}

/** A key handler: a held Enter presses a button, or sends a form, once. In a text of several lines it makes lines. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  const makesLines = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !makesLines) event.preventDefault()
}

/** Handlers of a button that the press replaces by another one: a double click and a held Enter press it once. */
export function onePress(press: () => void) {
  return {
    onClick(click: Press) {
      if (isFirstClick(click)) press()
    },
    onKeyDown: ignoreHeldEnter,
  }
}
