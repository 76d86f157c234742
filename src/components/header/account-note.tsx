import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import type { Action, MailAction } from '../../content/types.ts'
import { ActionLink, TextLink } from '../actions/actions.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { focusPressed } from '../focus-first.ts'
import * as style from './account-note.module.css'

/** Id of the account note, which its buttons name. */
export const accountNoteId = 'account'

/**
 * Whether the account note is open as a modal dialog, and the handlers of its buttons and of its closing. Without
 * a script, and before hydration, the browser opens it as a popover.
 */
export function useAccountNote() {
  const [isOpen, setIsOpen] = useState(false)
  function open(event: MouseEvent<HTMLButtonElement>) {
    const note = document.getElementById(accountNoteId)!
    // A tap before hydration has opened the note. An engine without popovers rejects the selector.
    if ('popover' in note && note.matches(':popover-open')) note.hidePopover()
    focusPressed(event)
    setIsOpen(true)
  }
  return { isOpen, open, close: () => setIsOpen(false) }
}

/** The words of the note, and its links. */
export interface AccountNoteWords {
  title: string
  /** Before the text, as long as there is no service. */
  status?: string | undefined
  text: string
  /** One for each audience. */
  cards: readonly { title: string; text: string; action: MailAction }[]
  links: readonly Action[]
  closeLabel: string
}

interface AccountNoteProps {
  content: AccountNoteWords
  installAction: ReactNode
  isOpen: boolean
  onClose: () => void
}

/** The note that Sign In and Get Started open, with a mail link for each audience. It makes no request. */
export function AccountNote({ content, installAction, isOpen, onClose }: AccountNoteProps) {
  const textId = `${accountNoteId}-text`
  return (
    <Dialog
      id={accountNoteId}
      isOpen={isOpen}
      title={content.title}
      describedBy={textId}
      closeLabel={content.closeLabel}
      end={content.links.map((link) => (
        <TextLink key={link.label} action={link} />
      ))}
      onClose={onClose}
    >
      <p id={textId} className={style.words}>
        {/* One text with its space: Chromium drops a space that is a text of its own from a description. */}
        {content.status && <strong>{`${content.status} `}</strong>}
        {content.text}
      </p>
      <ul role="list" className={style.cards}>
        {content.cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <ActionLink action={card.action} isSmall />
          </li>
        ))}
      </ul>
      {installAction}
    </Dialog>
  )
}
