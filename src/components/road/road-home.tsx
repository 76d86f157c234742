import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { Approach } from './road-ends.tsx'
import * as homeStyle from './road-home.module.css'
import * as style from './road.module.css'

/** All of a short road: from the hero's to links, each with a mark. In a wide window its lines part to them. */
export function RoadHome({ links }: { links: readonly Action[] }) {
  return (
    <section className={`${style.road} ${style.short} on-night bg-night`}>
      <div className="wrap">
        <div className={`${style.destination} ${style.home}`}>
          <Approach toMarks />
          <ul role="list" className={homeStyle.links}>
            {links.map((link) => (
              <li key={link.label}>
                <TextLink action={link} className={homeStyle.link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
