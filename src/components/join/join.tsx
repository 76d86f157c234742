import './join.css'
import type { JoinSection } from '../../content/types.ts'
import { MailCards } from '../mail-cards/mail-cards.tsx'
import { Footnote } from '../footnote/footnote.tsx'
import { JoinLinks } from './join-links.tsx'

/**
 * How to join: a card per audience with the price, what happens, and a mail link. Other audiences follow in
 * short form.
 */
export function Join({ content: { cards, others, note } }: { content: JoinSection }) {
  return (
    <div className="join">
      <MailCards items={cards} />
      {others.length > 0 && <JoinLinks cards={others} />}
      <Footnote text={note} />
    </div>
  )
}
