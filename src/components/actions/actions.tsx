import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Action, InertActions, MailAction } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { mailtoOf } from '../text/mailto.ts'
import { Text } from '../text/text.tsx'
import { ActionAnchor } from './action-anchor.tsx'
import * as style from './actions.module.css'
import { Button, buttonLook } from './button.tsx'

interface ActionsProps {
  actions: readonly (Action | MailAction)[]
  /** Buttons that do nothing yet; shown last, in a row of their own. */
  inert?: InertActions | undefined
  className?: string
}

/** Links to next steps. The first is the primary button, the others are secondary. */
export function Actions({ actions, inert, className }: ActionsProps) {
  return (
    <div className={className}>
      <ActionRow>
        {actions.map((action, index) => (
          <ActionLink key={action.label} action={action} emphasis={index === 0 ? 'primary' : 'quiet'} />
        ))}
      </ActionRow>
      {inert && <InertStrip {...inert} />}
    </div>
  )
}

/** A row of buttons. */
export function ActionRow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes(style.actions, className)}>{children}</div>
}

interface ActionLinkProps {
  action: Action | MailAction
  emphasis?: 'primary' | 'quiet'
  isSmall?: boolean
}

/** A link that looks like a button. */
export function ActionLink({ action, ...look }: ActionLinkProps) {
  const className = buttonLook(look)
  if ('subject' in action) {
    return (
      <a href={mailtoOf(action)} className={className}>
        {action.label}
      </a>
    )
  }
  return <ActionAnchor action={action} className={className} />
}

/** A link on a line of its own, such as to more about what is above it. */
export function TextLink({ action, className }: { action: Action; className?: string }) {
  return <ActionAnchor action={action} className={classes('text-link', className)} />
}

/** Buttons that do nothing yet. They remain focusable, and screen readers read the reason with each of them. */
export function InertStrip({ labels, reason }: InertActions) {
  const reasonId = useId()
  return (
    <div className={style.inert}>
      {labels.map((label) => (
        <Button key={label} aria-disabled="true" aria-describedby={reasonId} isSmall>
          {label}
        </Button>
      ))}
      <p id={reasonId}>
        <Text>{reason}</Text>
      </p>
    </div>
  )
}
