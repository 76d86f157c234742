import type { MailAction } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { mailtoOf } from '../text/mailto.ts'
import * as style from './join-mail.module.css'

/** The words and links of `JoinMail`. */
export interface JoinMailContent {
  text: string
  status: string | undefined
  action: MailAction
  /** The e-mails of the other audiences. */
  others: readonly MailAction[]
}

/**
 * The e-mail with which one audience joins: what happens then, its link, and those of the other audiences. While there is a
 * status, nobody can join, and the link is not the loudest of its place.
 */
export function JoinMail({ content: { text, status, action, others } }: { content: JoinMailContent }) {
  return (
    <div>
      {status && <p className={`${style.says} mb-3 font-700`}>{status}</p>}
      <p className={style.says}>{text}</p>
      <div className={style.action}>
        <ActionLink action={action} emphasis={status ? 'quiet' : 'primary'} />
      </div>
      <ul role="list" className={style.others}>
        {others.map((other) => (
          <li key={other.label}>
            <a href={mailtoOf(other)} className="text-link">
              {other.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
