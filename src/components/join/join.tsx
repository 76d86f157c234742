import './join.css'
import type { JoinSection } from '../../content/types.ts'
import { Doors } from '../doors/doors.tsx'
import { Footnote } from '../footnote/footnote.tsx'
import { JoinLinks } from './join-links.tsx'

/**
 * How to join: a card per audience with the price, what happens, and a mail link. Other audiences follow in
 * short form.
 */
export function Join({ content: { doors, others, note } }: { content: JoinSection }) {
  return (
    <div className="join">
      <Doors items={doors} />
      {others.length > 0 && <JoinLinks doors={others} />}
      <Footnote text={note} />
    </div>
  )
}
