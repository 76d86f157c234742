import type { ReactNode } from 'react'
import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { fromPlace } from '../print/strand-curves.ts'
import { Text } from '../text/text.tsx'
import { RoadLines, lines, together } from './road-lines.tsx'
import * as stripStyle from './road-strip.module.css'
import * as style from './road.module.css'
import { roadFrom } from './road.ts'

interface RoadProps {
  /** The stretches of the road, each with its milestones in order. */
  stretches: readonly {
    title: string
    lead?: string
    milestones: readonly { name: string; text: string }[]
  }[]
  link: Action
}

/** From the hero's road to the first milestone. In a narrow window its lines bend above the heading. */
const approach = lines.map(({ offset }) => {
  const pulls = together(offset)
  return [fromPlace(pulls, { lean: 14 }), fromPlace(pulls, { lean: 14, end: 45 })] as const
})

/**
 * The road of the hero runs on down the page, to `RoadEnd`. It runs below a dot at each milestone, beside
 * its name. Each row draws the road from its own dot to the next one, so that the road is as long as the text.
 */
export function Road({ stretches, link }: RoadProps) {
  // Milestones are numbered through all stretches.
  const countBefore = (stretch: number) =>
    stretches.slice(0, stretch).flatMap(({ milestones }) => milestones).length
  return (
    <section className={`${stripStyle.strip} ${style.road} on-night bg-night`}>
      <div className="wrap">
        {stretches.map(({ title, lead, milestones }, stretch) => (
          <div key={title}>
            <div className={`${style.row} ${stretch === 0 ? style.start : style.next}`}>
              {stretch === 0 ? (
                <div className={style.first}>
                  <RoadLines curves={approach} />
                </div>
              ) : (
                <Stretch index={countBefore(stretch)} part="straight" />
              )}
              <div className={style.words}>
                <h2 className="title-loud">{title}</h2>
                {lead && <p>{lead}</p>}
              </div>
            </div>
            <ol role="list">
              {milestones.map(({ name, text }, index) => (
                <li
                  key={name}
                  className={`${style.row} ${stripStyle.milestone} ${(countBefore(stretch) + index) % 2 === 0 ? style.left : style.right}`}
                >
                  <Stretch
                    index={countBefore(stretch) + index}
                    part={index < milestones.length - 1 ? 'turn' : 'last'}
                  />
                  <div className={style.words}>
                    <h3 className="title-3">{name}</h3>
                    <p>
                      <Text>{text}</Text>
                    </p>
                    {stretch === stretches.length - 1 && index === milestones.length - 1 && (
                      <TextLink action={link} className={style.link} />
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <div className={`${style.row} ${style.end}`}>
          <Stretch index={countBefore(stretches.length)} part="straight" />
        </div>
      </div>
    </section>
  )
}

/** The road beside one row, stretched to its height. Its dots keep their size and distance. */
function Stretch(place: { index: number; part: Parameters<typeof roadFrom>[1] }): ReactNode {
  const { edges, middle } = roadFrom(place.index, place.part)
  return (
    <svg className={stripStyle.stretch} aria-hidden="true" viewBox="-50 0 100 100" preserveAspectRatio="none">
      <path d={edges} />
      <path className={style.middle} d={middle} />
    </svg>
  )
}
