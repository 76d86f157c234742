import type { MailLink } from '../../content/types.ts'
import { MailLine } from '../text/mail-line.tsx'

/** Mail links to one address, each with a subject. */
export function MailLinks({ address, links }: { address: string; links: readonly MailLink[] }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {links.map((link) => (
        <MailLine key={link.subject} address={address} link={link} />
      ))}
    </div>
  )
}
