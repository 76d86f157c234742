import './doors.css'
import type { LinkedFeature } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { Icon } from '../icon/icon.tsx'

/** One door for each audience: who you are, what there is for you, where to go. */
export function Doors({ items }: { items: readonly LinkedFeature[] }) {
  return (
    <ul className="list-none p-0 grid grid-cols-1 lg:grid-cols-3 rounded-card border border-solid border-line bg-card overflow-hidden">
      {items.map((item) => (
        <li key={item.title} className="door">
          <h3 className="title-3 flex items-center gap-3">
            <Icon name={item.icon} className="beaded" />
            {item.title}
          </h3>
          <p className="mt-3 mb-6 text-ink-soft">{item.text}</p>
          <div className="mt-auto">
            <ActionLink action={item.action} />
          </div>
        </li>
      ))}
    </ul>
  )
}
