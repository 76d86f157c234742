import type { ReactNode } from 'react'
import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { Strand } from '../print/strand.tsx'
import { Text } from '../text/text.tsx'
import { approach, roadFrom } from './road.ts'
import * as style from './road.module.css'

interface RoadProps {
  /** The stretches of the road, each with its milestones in order. */
  stretches: readonly {
    title: string
    lead?: string
    milestones: readonly { name: string; text: string }[]
  }[]
  link: Action
}

/**
 * The road of the hero runs on down the page and leaves it beside the link. It turns at each milestone: a ring beside
 * its name. Each row draws the road from its own ring to the next one, so that the road is as long as the text.
 */
export function Road({ stretches, link }: RoadProps) {
  // Milestones are numbered through all stretches.
  const countBefore = (stretch: number) =>
    stretches.slice(0, stretch).flatMap(({ milestones }) => milestones).length
  return (
    <section className={`${style.road} on-night bg-night`}>
      <div className="wrap">
        {stretches.map(({ title, lead, milestones }, stretch) => (
          <div key={title}>
            <div className={`${style.row} ${stretch === 0 ? style.start : style.next}`}>
              {stretch === 0 ? <Approach /> : <Stretch index={countBefore(stretch)} isStraight />}
              <div>
                <h2 className="title-2">{title}</h2>
                {lead && <p>{lead}</p>}
              </div>
            </div>
            <ol role="list">
              {milestones.map(({ name, text }, index) => (
                <li
                  key={name}
                  className={`${style.row} ${(countBefore(stretch) + index) % 2 === 0 ? style.left : style.right}`}
                >
                  <Stretch index={countBefore(stretch) + index} />
                  <div>
                    <h3 className="title-3">{name}</h3>
                    <p>
                      <Text>{text}</Text>
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <div className={`${style.row} ${style.end}`}>
          <Stretch index={countBefore(stretches.length)} isStraight />
          <div>
            <TextLink action={link} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The four lines of the road, from the place where the hero's road ends to the first milestone. */
function Approach(): ReactNode {
  return (
    <>
      <Lines paths={approach()} className={style.bend} />
      {[style.line0, style.line1, style.line2, style.line3].map((line, index) => (
        <Strand key={line} className={`${style.approach} ${line}`} name={index} />
      ))}
    </>
  )
}

/** The road beside one row, stretched to its height. Its dots keep their size and distance. */
function Stretch({ index, isStraight }: { index: number; isStraight?: boolean }): ReactNode {
  return <Lines paths={roadFrom(index, isStraight)} />
}

interface LinesProps {
  paths: ReturnType<typeof roadFrom>
  /** Places the lines. */
  className?: string | undefined
}

function Lines({ paths: { edges, middle }, className = '' }: LinesProps) {
  return (
    <svg
      className={`${style.stretch} ${className}`.trim()}
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <path d={edges} />
      <path className={style.middle} d={middle} />
    </svg>
  )
}
