import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountNoteContent } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'

export const accountNoteId = 'account'

interface AccountNoteProps {
  content: AccountNoteContent
  installAction: ReactNode
}

/**
 * The note that Sign In and Get Started open, with a mail link for each audience. It is a native popover, so it
 * needs no script and makes no request.
 */
export function AccountNote({ content, installAction }: AccountNoteProps) {
  const titleId = `${accountNoteId}-title`
  return (
    <dialog id={accountNoteId} popover="auto" aria-labelledby={titleId} className="account-note">
      <h2 id={titleId} className="title-3">
        {content.title}
      </h2>
      <p className="mt-2 text-ink-soft">{content.text}</p>
      <ul className="note-cards">
        {content.cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <ActionLink action={card.action} />
          </li>
        ))}
      </ul>
      {installAction}
      <div className="note-end">
        {/* It gets focus when the note opens. That must not preload its page. */}
        <Link to={content.contact.to} preload={false} className="text-link">
          {content.contact.label}
        </Link>
        <button
          type="button"
          popoverTarget={accountNoteId}
          popoverTargetAction="hide"
          className="button-quiet button-small"
        >
          {content.closeLabel}
        </button>
      </div>
    </dialog>
  )
}
