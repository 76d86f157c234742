import type { MailLink } from '../../content/types.ts'
import { MailLine } from '../text/mail-line.tsx'
import * as style from './legal.module.css'

/** Mail links, each with a subject. */
export function MailLinks({ links }: { links: readonly MailLink[] }) {
  return (
    <div className={style.mails}>
      {links.map((link) => (
        <MailLine key={link.subject} link={link} />
      ))}
    </div>
  )
}
