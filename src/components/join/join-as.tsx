import type { MailAction } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { NotSettled } from '../ledger/not-settled.tsx'
import type { NotSettledProps } from '../ledger/not-settled.tsx'
import { mailtoOf } from '../text/mailto.ts'
import * as style from './join-as.module.css'
import { Price, PriceTerms } from './price.tsx'
import type { AudiencePrice } from './price.tsx'

interface JoinAsProps {
  content: { price: AudiencePrice; letter: JoinLetterProps['content'] }
  /** What is not settled yet, below both. */
  openQuestions?: NotSettledProps
}

/** How one audience joins: its price as the largest figure of the page, and beside it what happens and its mail link. */
export function JoinAs({ content: { price, letter }, openQuestions }: JoinAsProps) {
  return (
    <div className={style.one}>
      <div>
        <Price of={price} />
        <PriceTerms terms={price.terms} />
      </div>
      <JoinLetter content={letter} />
      {openQuestions && <NotSettled {...openQuestions} layoutClass={style.open} />}
    </div>
  )
}

interface JoinLetterProps {
  content: {
    text: string
    status: string | undefined
    action: MailAction
    /** The e-mails of the other audiences. */
    others: readonly MailAction[]
  }
}

/**
 * The e-mail with which one audience joins: what happens then, its link, and those of the other audiences. While there is a
 * status, nobody can join, and the link is not the loudest of its place.
 */
export function JoinLetter({ content: { text, status, action, others } }: JoinLetterProps) {
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
