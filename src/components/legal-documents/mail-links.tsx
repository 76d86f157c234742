import type { MailLink } from '../../content/types.ts'
import { MailLine } from '../text/mail-line.tsx'
import * as style from './legal.module.css'

/** Mail links to one address, each with a subject. */
export function MailLinks({ address, links }: { address: string; links: readonly MailLink[] }) {
  return (
    <div className={style.mails}>
      {links.map((link) => (
        <MailLine key={link.subject} address={address} link={link} />
      ))}
    </div>
  )
}
