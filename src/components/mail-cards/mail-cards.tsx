import type { MailCard } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { Icon } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'
import * as style from './mail-cards.module.css'

/** One card per audience: who it is for, what happens, and a mail link. */
export function MailCards({ items }: { items: readonly MailCard[] }) {
  return (
    <ul className={style.cards}>
      {items.map((item) => (
        <li key={item.title} className={style.card}>
          <h3 className="title-3">
            <Icon name={item.icon} />
            {item.title}
          </h3>
          <p className="text-ink-soft">
            <Text>{item.text}</Text>
          </p>
          <ActionLink action={item.action} emphasis={items.length === 1 ? 'primary' : 'quiet'} />
        </li>
      ))}
    </ul>
  )
}
