import '../actions/actions.css'
import type { JoinSection } from '../../content/types.ts'
import { Footnote } from '../footnote/footnote.tsx'
import { Icon } from '../icon/icon.tsx'
import { mailtoOf } from '../mailto.ts'
import { JoinLinks } from './join-links.tsx'

/** How to join: each door with its price, what happens, and the e-mail that starts it; other doors in short below. */
export function Join({ content: { doors, others, note } }: { content: JoinSection }) {
  const emphasis = doors.length === 1 ? 'primary' : 'quiet'
  return (
    <div className="grid gap-6">
      <ul className={doors.length === 1 ? 'grid-cards' : 'grid-cards lg:grid-cols-3'}>
        {doors.map((door) => (
          <li key={door.title} className="card-in-rows row-span-4">
            <h3 className="title-3 flex items-center gap-3">
              <Icon name={door.icon} className="text-indigo-500" />
              {door.title}
            </h3>
            <p className="mt-3 font-700">{door.cost}</p>
            <p className="mt-3 mb-6 text-ink-soft">{door.text}</p>
            <div className="mt-auto">
              <a href={mailtoOf(door.action)} className={`button-${emphasis}`}>
                {door.action.label}
              </a>
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && <JoinLinks doors={others} />}
      <Footnote text={note} />
    </div>
  )
}
