import type { MailLink } from '../../content/types.ts'
import { mailto } from './mailto.ts'

interface MailLineProps {
  address: string
  link: MailLink
  className?: string
}

/** A sentence with a mail link below it. */
export function MailLine({ address, link, className }: MailLineProps) {
  return (
    <div className={className}>
      <p>{link.before}</p>
      <a href={mailto(address, link.subject)} className="text-link">
        {link.linkLabel}
      </a>
    </div>
  )
}
