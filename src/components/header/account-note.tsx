import '../actions/actions.css'
import './account-note.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountNoteContent } from '../../content/types.ts'
import { JoinLinks } from '../join/join-links.tsx'

export const accountNoteId = 'account'

interface AccountNoteProps {
  content: AccountNoteContent
  installAction: ReactNode
}

/** What Sign In and Get Started open: a native popover, so it needs no script and makes no request. */
export function AccountNote({ content, installAction }: AccountNoteProps) {
  const titleId = `${accountNoteId}-title`
  return (
    <dialog id={accountNoteId} popover="auto" aria-labelledby={titleId} className="account-note">
      <h2 id={titleId} className="title-3">
        {content.title}
      </h2>
      <p className="mt-3 mb-4 text-ink-soft">{content.text}</p>
      <JoinLinks doors={content.doors} />
      {installAction}
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={content.contact.to} className="button-primary">
          {content.contact.label}
        </Link>
        <button
          type="button"
          popoverTarget={accountNoteId}
          popoverTargetAction="hide"
          className="button-quiet"
        >
          {content.closeLabel}
        </button>
      </div>
    </dialog>
  )
}
