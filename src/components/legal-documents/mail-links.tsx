import type { MailLink } from '../../content/types.ts'
import { MailLine } from '../mail-line/mail-line.tsx'

/** Ways to write to an address, each with its subject filled in. */
export function MailLinks({ address, links }: { address: string; links: readonly MailLink[] }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {links.map((link) => (
        <MailLine key={link.subject} address={address} link={link} />
      ))}
    </div>
  )
}
