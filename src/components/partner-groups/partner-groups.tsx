import type { PartnerGroup } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'
import * as style from './partner-groups.module.css'

interface PartnerGroupsProps {
  groups: readonly PartnerGroup[]
  /** Why partners are shown by kind. */
  note: string
}

/** Groups of partners: the kinds of partner, and what a member gets there. */
export function PartnerGroups({ groups, note }: PartnerGroupsProps) {
  return (
    <div>
      <ul className={style.groups}>
        {groups.map((group) => (
          <li key={group.title}>
            <h3 className="title-3">
              <Icon name={group.icon} />
              {group.title}
            </h3>
            <p className="text-ink-soft">{group.partners.join(', ')}</p>
            <ul>
              {group.benefits.map((benefit) => (
                <li key={benefit} className="tick">
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">{note}</p>
    </div>
  )
}
