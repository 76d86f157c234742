import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { focusFirst, neighboursOf } from '../focus-first.ts'
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
  /** Called after Close, Escape, a tap outside and a navigation (app/after-navigation.ts). */
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
    // A dialog that opens again has them already.
    element.addEventListener('pointerdown', follow)
    element.addEventListener('click', follow)
    return () => {
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
        <Button
          ref={closeButton}
          isSmall
          popoverTarget={id}
          popoverTargetAction={id ? 'hide' : undefined}
          onClick={() => dialog.current?.close()}
        >
          {closeLabel}
        </Button>
        {end}
      </div>
    </dialog>
  )
}

/**
 * Returns a function that focuses the focused element again, or the button of the closed menu that it is in, or what is
 * beside it.
 */
function rememberFocus() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return () => {}
  const menu = focused.closest('[popover]')
  const toggle = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
  const neighbours = neighboursOf(focused)
  return () => focusFirst([focused, toggle, ...neighbours, document.querySelector('main')])
}

let hasBegunOutside = false

/** Closes the dialog after a click on its backdrop, unless it began inside, as a selection of text does. */
function follow(this: HTMLDialogElement, { type, target, clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = this.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  const isOutside = target === this && !isInside
  if (type === 'click' && hasBegunOutside && isOutside) this.close()
  hasBegunOutside = isOutside
}
