import type { Feature } from '../../content/types.ts'
import * as style from './could.module.css'
import { LoudPoints } from './loud-points.tsx'

/** Who could, and what: each group is one sentence, its title and what follows. */
export function Could({ groups }: { groups: readonly { title: string; items: readonly Feature[] }[] }) {
  return groups.map(({ title, items }) => (
    <div key={title} className={style.could}>
      <h3>{title}</h3>
      <LoudPoints items={items} level={4} />
    </div>
  ))
}
