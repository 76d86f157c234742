import type { MailLink } from '../../content/types.ts'
import { mailto } from './mailto.ts'

/** A sentence with a mail link below it. */
export function MailLine({ address, link }: { address: string; link: MailLink }) {
  return (
    <div>
      <p>{link.before}</p>
      <a href={mailto(address, link.subject)} className="text-link">
        {link.linkLabel}
      </a>
    </div>
  )
}
