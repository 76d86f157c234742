import './join-links.css'
import type { JoinCardInShort } from '../../content/types.ts'
import { mailtoOf } from '../mailto.ts'

/** Cards in short form: a mail link with the audience and the price. */
export function JoinLinks({ cards }: { cards: readonly JoinCardInShort[] }) {
  return (
    <ul className="join-links">
      {cards.map(({ title, text, action }) => (
        <li key={title}>
          <a href={mailtoOf(action)} className="text-link">
            {action.label}
          </a>{' '}
          <small>{`${title}: ${text}`}</small>
        </li>
      ))}
    </ul>
  )
}
