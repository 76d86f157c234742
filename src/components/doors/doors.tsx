import './doors.css'
import type { LinkedFeature } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { Icon } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'

/** One door for each audience: who you are, what there is for you, where to go. */
export function Doors({ items }: { items: readonly LinkedFeature[] }) {
  return (
    <ul className="doors">
      {items.map((item) => (
        <li key={item.title} className="door">
          <h3 className="title-3">
            <Icon name={item.icon} />
            {item.title}
          </h3>
          <p className="text-ink-soft">
            <Text>{item.text}</Text>
          </p>
          <ActionLink action={item.action} />
        </li>
      ))}
    </ul>
  )
}
