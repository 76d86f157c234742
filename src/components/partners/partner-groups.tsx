import type { GlyphName } from '../../content/icons.ts'
import { Icon } from '../print/icon.tsx'
import * as style from './partner-groups.module.css'

interface PartnerGroupsProps {
  groups: readonly {
    icon: GlyphName
    title: string
    partners: readonly string[]
    benefits: readonly string[]
  }[]
}

/** Groups of partners: the kinds of partner, and what a member gets there. */
export function PartnerGroups({ groups }: PartnerGroupsProps) {
  return (
    <ul role="list" className={style.groups}>
      {groups.map((group) => (
        <li key={group.title}>
          <h3 className="title-3">
            <Icon name={group.icon} />
            {group.title}
          </h3>
          <p className="text-ink-soft">{group.partners.join(', ')}</p>
          <ul role="list">
            {group.benefits.map((benefit) => (
              <li key={benefit} className="tick">
                {benefit}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
