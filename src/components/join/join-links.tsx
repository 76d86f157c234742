import './join-links.css'
import type { DoorInShort } from '../../content/types.ts'
import { mailtoOf } from '../mailto.ts'

/** Doors in short form: a mail link with the audience and the price. */
export function JoinLinks({ doors }: { doors: readonly DoorInShort[] }) {
  return (
    <ul className="join-links">
      {doors.map(({ title, text, action }) => (
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
