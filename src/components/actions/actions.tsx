import './actions.css'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Action, InertAction } from '../../content/types.ts'

type Emphasis = 'primary' | 'quiet'

interface ActionsProps {
  actions: readonly (Action | InertAction)[]
  className?: string
}

/** What a visitor can do next: the first is the primary one, every other is quiet. */
export function Actions({ actions, className = '' }: ActionsProps) {
  return (
    <div className={`actions ${className}`}>
      {actions.map((action, index) => {
        const emphasis = index === 0 ? 'primary' : 'quiet'
        return 'to' in action ? (
          <ActionLink key={action.label} action={action} emphasis={emphasis} />
        ) : (
          <InertButton key={action.label} action={action} emphasis={emphasis} />
        )
      })}
    </div>
  )
}

/** A link that looks like a button. */
export function ActionLink({ action, emphasis = 'quiet' }: { action: Action; emphasis?: Emphasis }) {
  return (
    <Link to={action.to} hash={action.hash ?? ''} className={`button-${emphasis}`}>
      {action.label}
    </Link>
  )
}

/** A button that the product shows but that does nothing; it stays reachable, and its reason is read with it. */
function InertButton({ action, emphasis }: { action: InertAction; emphasis: Emphasis }) {
  const reasonId = useId()
  return (
    <div className="grid gap-2 content-start pb-2 sm:max-w-[18rem]">
      <button type="button" aria-disabled="true" aria-describedby={reasonId} className={`button-${emphasis}`}>
        {action.label}
      </button>
      <p id={reasonId} className="text-sm text-ink-soft sm:max-w-[15rem]">
        {action.reason}
      </p>
    </div>
  )
}
