import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import * as style from './road-home.module.css'
import { Parting } from './road-lines.tsx'
import * as stripStyle from './road-strip.module.css'

/** All of a short road: from the hero's to links, each with a mark. In a wide window its lines part to them. */
export function RoadHome({ links }: { links: readonly Action[] }) {
  return (
    <section className={`${style.short} on-night bg-night`}>
      <div className="wrap">
        <div className={`${stripStyle.strip} ${stripStyle.milestone} ${style.home}`}>
          <div className={style.lines}>
            <Parting />
          </div>
          <ul role="list" className={style.links}>
            {links.map((link) => (
              <li key={link.label}>
                <TextLink action={link} className={style.link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
