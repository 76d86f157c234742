import type { MailLink } from '../../content/types.ts'
import { mailto } from '../mailto.ts'

/** A sentence, and a link that opens the e-mail it is about. */
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
