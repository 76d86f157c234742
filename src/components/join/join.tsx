import './join.css'
import type { JoinSection } from '../../content/types.ts'
import { Doors } from '../doors/doors.tsx'
import { Footnote } from '../footnote/footnote.tsx'
import { JoinLinks } from './join-links.tsx'

/** How to join: each door with its price, what happens, and the e-mail that starts it; other doors in short below. */
export function Join({ content: { doors, others, note } }: { content: JoinSection }) {
  return (
    <div className="join">
      <Doors items={doors} />
      {others.length > 0 && <JoinLinks doors={others} />}
      <Footnote text={note} />
    </div>
  )
}
