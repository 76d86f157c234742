import type { PartnerGroup } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'

interface PartnerGroupsProps {
  groups: readonly PartnerGroup[]
  /** Why partners are shown by kind. */
  note: string
}

/** Groups of partners: who they are, by kind, and what a member gets there. */
export function PartnerGroups({ groups, note }: PartnerGroupsProps) {
  return (
    <div>
      <ul className="grid-cards sm:grid-cols-2">
        {groups.map((group) => (
          <li key={group.title} className="card">
            <h3 className="title-3 flex items-center gap-3">
              <Icon name={group.icon} className="text-indigo-500" />
              {group.title}
            </h3>
            <p className="mt-3 text-ink-soft">{group.partners.join(', ')}</p>
            <ul className="mt-5 list-none p-0 grid gap-2">
              {group.benefits.map((benefit) => (
                <li key={benefit} className="tick">
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-ink-soft">{note}</p>
    </div>
  )
}
