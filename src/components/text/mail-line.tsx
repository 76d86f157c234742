import type { MailLink } from '../../content/types.ts'
import { mailtoOf } from './mailto.ts'

interface MailLineProps {
  link: MailLink
  className?: string
}

/** A sentence with a mail link below it. */
export function MailLine({ link, className }: MailLineProps) {
  return (
    <div className={className}>
      <p>{link.before}</p>
      <a href={mailtoOf(link)} className="text-link">
        {link.label}
      </a>
    </div>
  )
}
