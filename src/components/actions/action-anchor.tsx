import { Link } from '@tanstack/react-router'
import type { Action } from '../../content/types.ts'

/** A link to a page, or to a place on one. It is the current page only where its place is that of the address. */
export function ActionAnchor({ action, className }: { action: Action; className?: string }) {
  return (
    <Link to={action.to} hash={action.hash ?? ''} activeOptions={{ includeHash: true }} className={className}>
      {action.label}
    </Link>
  )
}
