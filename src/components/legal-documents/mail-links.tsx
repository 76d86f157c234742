import '../actions/actions.css'
import type { MailLink } from '../../content/types.ts'
import { mailto } from '../mailto.ts'

/** Ways to write to an address, each with its subject filled in. */
export function MailLinks({ address, links }: { address: string; links: readonly MailLink[] }) {
  return (
    <ul className="grid-cards md:grid-cols-2">
      {links.map(({ before, linkLabel, subject }) => (
        <li key={subject} className="card grid gap-5 content-between justify-items-start">
          <p>{before}</p>
          <a className="button-quiet" href={mailto(address, subject)}>
            {linkLabel}
          </a>
        </li>
      ))}
    </ul>
  )
}
