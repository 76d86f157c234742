import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { focusFirst, neighboursOf } from '../focus-first.ts'
import { isFirstClick } from '../one-press.ts'
import * as style from './dialog.module.css'

interface DialogProps {
  /** A button with this `popovertarget` opens the dialog as a popover, without a script. */
  id?: string
  isOpen: boolean
  title: string
  /** ID of the first sentences, which are read after the title. */
  describedBy: string
  closeLabel: string
  /** Elements in one row with Close. */
  end: ReactNode
  /** Called after Close, Escape, a tap outside and a navigation (app/navigation). */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog: the rest of the page is inert, and focus returns to where it was. Its style loads after the
 * first paint (renderer/style/page-sheets.ts).
 */
export function Dialog({ id, isOpen, title, describedBy, closeLabel, end, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (!isOpen) return undefined
    const element = dialog.current!
    const returnFocus = rememberFocus()
    element.showModal()
    // The browser focuses the first link, and scrolls the title out of a low window.
    element.focus()
    element.scrollTop = 0
    const stopFollowing = followPresses(element)
    return () => {
      stopFollowing()
      element.close()
      // A navigation may have focused the new page already.
      if (document.activeElement === document.body || element.contains(document.activeElement)) returnFocus()
    }
  }, [isOpen])

  // A used button can disappear.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) closeButton.current?.focus()
  })

  return (
    <dialog
      ref={dialog}
      id={id}
      popover={id ? 'auto' : undefined}
      // Chromium takes a dialog that is open as a popover for modal.
      aria-modal={isOpen}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={style.dialog}
      onClose={onClose}
    >
      <h2 id={titleId} className="title-3">
        {title}
      </h2>
      {children}
      <div className={style.end}>
        {end}
        <Button
          ref={closeButton}
          isSmall
          popoverTarget={id}
          popoverTargetAction={id ? 'hide' : undefined}
          onClick={() => dialog.current?.close()}
        >
          {closeLabel}
        </Button>
      </div>
    </dialog>
  )
}

/**
 * Returns a function that focuses the element that has the focus now. If it cannot take the focus any more, the button of its
 * menu gets it, or one of its neighbours.
 */
function rememberFocus() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return () => {}
  const menu = focused.closest('[popover]')
  const toggle = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
  const neighbours = neighboursOf(focused)
  return () => focusFirst([focused, toggle, ...neighbours, document.querySelector('main')])
}

/**
 * Closes the dialog after a click on its backdrop, unless it began inside, as a selection of text does, or is the second one
 * of a double click, whose first one opened the dialog. Returns a function that ends this.
 */
function followPresses(dialog: HTMLDialogElement) {
  let hasBegunOutside = false
  function follow(press: MouseEvent) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isInside =
      press.clientX >= left && press.clientX <= right && press.clientY >= top && press.clientY <= bottom
    const isOutside = press.target === dialog && !isInside
    if (press.type === 'click' && hasBegunOutside && isOutside && isFirstClick(press)) dialog.close()
    hasBegunOutside = isOutside
  }
  dialog.addEventListener('pointerdown', follow)
  dialog.addEventListener('click', follow)
  return () => {
    dialog.removeEventListener('pointerdown', follow)
    dialog.removeEventListener('click', follow)
  }
}
