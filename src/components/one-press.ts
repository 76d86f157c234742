import type { KeyboardEvent } from 'react'

/** A click of the browser or of React. */
type Press = Pick<MouseEvent, 'detail'>

/** Whether a click is not the second one of a double click, which was meant for what was in its place before. */
export function isFirstClick({ detail }: Press): boolean {
  return detail < 2
}

/** Handlers of a button that the press replaces by another one: a double click and a held Enter press it once. */
export function onePress(press: () => void) {
  return {
    onClick(click: Press) {
      if (isFirstClick(click)) press()
    },
    onKeyDown(event: KeyboardEvent) {
      // Each repetition would be a click.
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    },
  }
}
