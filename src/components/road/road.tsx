import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { fromPlace } from '../print/strand-curves.ts'
import { Text } from '../text/text.tsx'
import { layOut, roadOf } from './road-course.ts'
import type { Part, Stretch } from './road-course.ts'
import { RoadLines, lines, together } from './road-lines.tsx'
import * as stripStyle from './road-strip.module.css'
import * as style from './road.module.css'

interface RoadProps {
  /** The stretches of the road, from top to bottom. */
  stretches: readonly Stretch[]
  /** Below the last milestone. */
  link: Action
}

/**
 * From the hero's road to the first milestone. In a narrow window its lines bend above the heading. In a wide one the road
 * becomes narrower on the way, and all lines are as long.
 */
const approach = lines.map(
  ({ offset }) =>
    [
      fromPlace([72 + 0.75 * offset, 20 + 1.25 * offset], { lean: 14 }),
      fromPlace(together(offset), { lean: 14, end: 45 }),
    ] as const,
)

/** Beside a heading, and to the end. */
const down: Part = { from: 'left', to: 'left' }

/**
 * The road of the hero runs on down the page, to `RoadEnd`. It runs below a dot at each milestone, beside
 * its name. Each row draws the road from its own dot to the next one, so that the road is as long as the text.
 */
export function Road({ stretches, link }: RoadProps) {
  return (
    <section className={`${stripStyle.strip} ${style.road} on-night bg-night`}>
      <div className="wrap">
        {layOut(stretches).map(({ title, lead, isStraight, milestones }, place) => (
          <div key={title} className={isStraight ? style.straight : undefined}>
            <div className={`${style.row} ${isStraight ? style.next : style.start}`}>
              {isStraight ? (
                <RoadBesideRow part={down} />
              ) : (
                <div className={style.first}>
                  <RoadLines curves={approach} />
                </div>
              )}
              <div className={style.words}>
                <h2 className="title-loud">{title}</h2>
                {lead && <p>{lead}</p>}
              </div>
            </div>
            <ol role="list">
              {milestones.map(({ name, text, part }, index) => (
                <li
                  key={name}
                  className={`${style.row} ${stripStyle.milestone} ${index % 2 === 0 ? style.left : style.right}`}
                >
                  <RoadBesideRow part={part} />
                  <div className={style.words}>
                    <h3 className="title-3">{name}</h3>
                    <p>
                      <Text>{text}</Text>
                    </p>
                    {place === stretches.length - 1 && index === milestones.length - 1 && (
                      <TextLink action={link} className={style.link} />
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <div className={`${style.row} ${style.end}`}>
          <RoadBesideRow part={down} />
        </div>
      </div>
    </section>
  )
}

/** The road beside one row, stretched to the height of the row. Its dots keep their size and distance. */
function RoadBesideRow({ part }: { part: Part }) {
  const { edges, middle } = roadOf(part)
  return (
    <svg className={stripStyle.stretch} aria-hidden="true" viewBox="-50 0 100 100" preserveAspectRatio="none">
      <path d={edges} />
      <path className={style.middle} d={middle} />
    </svg>
  )
}
