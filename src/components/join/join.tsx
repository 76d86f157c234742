import type { Action, MailAction } from '../../content/types.ts'
import { ActionLink, TextLink } from '../actions/actions.tsx'
import * as style from './join.module.css'
import { Price, PriceTerms } from './price.tsx'
import type { AudiencePrice } from './price.tsx'

/** How one audience joins. */
interface JoinCard extends AudiencePrice {
  /** What happens after the e-mail. */
  text: string
  action: MailAction
}

interface JoinProps {
  content: {
    /** Stands above the buttons in a build with placeholders. */
    status: string | undefined
    cards: readonly JoinCard[]
    note: string
    link: Action
  }
}

/** How to join: for each audience the price as a large figure, what happens, its terms, and a mail link. */
export function Join({ content: { status, cards, note, link } }: JoinProps) {
  return (
    <div className={style.join}>
      {status && <p className={style.status}>{status}</p>}
      <ul role="list" className={style.cards}>
        {cards.map((card) => (
          <li key={card.title} className={style.card}>
            <Price of={card} />
            <div className={style.next}>
              <p className={style.text}>{card.text}</p>
              <PriceTerms terms={card.terms} />
              <div className={style.action}>
                <ActionLink action={card.action} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className={style.end}>
        <p className={`footnote ${style.note}`}>{note}</p>
        <TextLink action={link} />
      </div>
    </div>
  )
}
