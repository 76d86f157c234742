import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { fromPlace } from '../print/strand-curves.ts'
import * as style from './road-home.module.css'
import { RoadLines, lines, together } from './road-lines.tsx'
import * as stripStyle from './road-strip.module.css'

/** How each line turns and leans to a mark of its own: all leave on the road's tangent, the first above the others. */
const apart = [
  { pulls: [105, -22], lean: 8 },
  { pulls: [100, 22], lean: 12 },
  { pulls: [115, 26], lean: 8 },
  { pulls: [95, 62], lean: 22 },
] as const

/** In a narrow window the lines stay together. */
const partings = apart.map(
  ({ pulls, lean }, index) =>
    [fromPlace(pulls, { lean }), fromPlace(together(lines[index]!.offset, 1.25), { lean })] as const,
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
