import './actions.css'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Action, InertAction, MailAction } from '../../content/types.ts'
import { mailtoOf } from '../mailto.ts'
import { Text } from '../text/text.tsx'

type Emphasis = 'primary' | 'quiet'

interface ActionsProps {
  actions: readonly (Action | MailAction)[]
  /** Buttons that do nothing yet; shown last, in a row of their own. */
  inert?: readonly InertAction[] | undefined
  className?: string
}

/** Links to next steps. The first is the primary button, the others are secondary. */
export function Actions({ actions, inert, className = '' }: ActionsProps) {
  return (
    <div className={className}>
      <div className="actions">
        {actions.map((action, index) => (
          <ActionLink key={action.label} action={action} emphasis={index === 0 ? 'primary' : 'quiet'} />
        ))}
      </div>
      {inert && <InertStrip actions={inert} />}
    </div>
  )
}

/** A link that looks like a button. */
export function ActionLink({
  action,
  emphasis = 'quiet',
}: {
  action: Action | MailAction
  emphasis?: Emphasis
}) {
  if ('mailTo' in action) {
    return (
      <a href={mailtoOf(action)} className={`button-${emphasis}`}>
        {action.label}
      </a>
    )
  }
  return (
    <Link to={action.to} hash={action.hash ?? ''} className={`button-${emphasis}`}>
      {action.label}
    </Link>
  )
}

/** Buttons that do nothing yet. They remain focusable, and screen readers read the reason with each of them. */
function InertStrip({ actions }: { actions: readonly InertAction[] }) {
  const reasonId = useId()
  const reasons = [...new Set(actions.map(({ reason }) => reason))]
  return (
    <div className="inert-strip">
      {actions.map(({ label }) => (
        <button
          key={label}
          type="button"
          aria-disabled="true"
          aria-describedby={reasonId}
          className="button-quiet button-small"
        >
          {label}
        </button>
      ))}
      <p id={reasonId}>
        <Text>{reasons.join(' ')}</Text>
      </p>
    </div>
  )
}
