import { Link } from '@tanstack/react-router'
import type { GlyphName } from '../../content/icons.ts'
import type { Action, MailAction } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { Footnote } from '../text/footnote.tsx'
import { Icon } from '../print/icon.tsx'
import { mailtoOf } from '../text/mailto.ts'
import { priceInParts } from './price-in-parts.ts'
import * as style from './join.module.css'

/** How one audience joins. */
interface JoinCard {
  icon: GlyphName
  title: string
  price: string
  /** What limits the price, such as the refund. */
  terms: readonly string[]
  /** What happens after the e-mail. */
  text: string
  action: MailAction
}

interface JoinProps {
  content: {
    /** Stands above the buttons in a build with placeholders. */
    status: string | undefined
    /** One card, or three side by side. */
    cards: readonly JoinCard[]
    /** The e-mails of audiences without a card. */
    others: readonly MailAction[]
    notes: readonly string[]
    link?: Action
  }
}

/** How to join: for each audience the price as a large figure, its terms, what happens, and a mail link. */
export function Join({ content: { status, cards, others, notes, link } }: JoinProps) {
  return (
    <div className="grid gap-6">
      {status && <p className="font-700">{status}</p>}
      <ul role="list" className={cards.length === 1 ? style.single : style.cards}>
        {cards.map((card) => (
          <Card key={card.title} card={card} isOnly={cards.length === 1} />
        ))}
      </ul>
      {others.length > 0 && (
        <ul role="list" className={style.others}>
          {others.map((action) => (
            <li key={action.label}>
              <a href={mailtoOf(action)} className="text-link">
                {action.label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {(notes.length > 0 || link) && (
        <div>
          {notes.map((note) => (
            <Footnote key={note} text={note} />
          ))}
          {link && (
            <Link to={link.to} hash={link.hash ?? ''} className="text-link">
              {link.label}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

function Card({ card, isOnly }: { card: JoinCard; isOnly: boolean }) {
  const [before, figure = '', joint, after] = priceInParts(card.price)
  return (
    <li className={style.card}>
      <h3 className={`${style.title} title-3`}>
        <Icon name={card.icon} />
        {card.title}
      </h3>
      <p className={style.price}>
        {before}
        <strong className={/\d/.test(figure) ? style.amount : style.phrase}>{figure}</strong>
        {joint && <span className="visually-hidden">{joint}</span>}
        <span className={style.after}>{after}</span>
      </p>
      {card.terms.length > 0 && (
        <div className={style.terms}>
          {card.terms.map((term) => (
            <p key={term}>{term}</p>
          ))}
        </div>
      )}
      <div className={style.next}>
        <p className={style.text}>{card.text}</p>
        <div className={style.action}>
          <ActionLink action={card.action} emphasis={isOnly ? 'primary' : 'quiet'} />
        </div>
      </div>
    </li>
  )
}
