import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { fromPlace } from '../print/strand-curves.ts'
import * as style from './road-home.module.css'
import { RoadLines, lines } from './road-lines.tsx'
import * as stripStyle from './road-strip.module.css'

/**
 * How each line turns and leans to a mark of its own: all leave on the road's tangent, the first above the others. They are so long
 * that the road's last dot is about a gap from their first, in the most common windows.
 */
const apart = [
  fromPlace([96, -31], { lean: 6, start: 0.35 }),
  fromPlace([98, 24], { lean: 19, start: 0.65 }),
  fromPlace([112, 42], { lean: 21, start: 1.2 }),
  fromPlace([100, 40], { lean: 53.5, start: 4.3 }),
]

/** In a narrow window the lines stay together, and from line to line the distance is the same. */
const partings = lines.map(
  ({ offset }, index) =>
    [
      apart[index]!,
      fromPlace([99 + offset, 11 + 0.75 * offset], { lean: 19.5 + offset / 4, start: 1 }),
    ] as const,
)

/** All of a short road: from the hero's to links, each with a mark. In a wide window its lines part to them. */
export function RoadHome({ links }: { links: readonly Action[] }) {
  return (
    <section className={`${stripStyle.strip} ${style.short} on-night bg-night`}>
      <div className="wrap">
        <div className={`${stripStyle.milestone} ${style.home}`}>
          <div className={style.lines}>
            <RoadLines curves={partings} />
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
