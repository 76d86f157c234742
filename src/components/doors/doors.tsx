import type { ReactNode } from 'react'
import type { MailAction } from '../../content/types.ts'
import { ActionLink } from '../actions/actions.tsx'
import { Strand } from '../print/strand.tsx'
import { SoftText } from '../text/soft-text.tsx'
import { Text } from '../text/text.tsx'
import { corners, curvesOfDoors, phoneBeam, phoneView, tabletCurvesOfDoors, wavesOfDoors } from './beams.ts'
import * as style from './doors.module.css'

interface Door {
  title: string
  text: string
  action: MailAction
}

interface DoorsProps {
  title: string
  lead: string
  /** One door for each audience, and for each colour of a beam. */
  doors: readonly [Door, Door, Door]
  /** Id of the section, for links within the site. */
  id: string
  /** Below the doors. */
  children?: ReactNode
}

const colours = [style.first, style.second, style.third]

/** By wave: the place where the beam leaves the hero, as in `beamEnds`. */
const ends = [style.wave0, style.wave1, style.wave2, style.wave3, style.wave4, style.wave5]

/** Three doors to one mailbox, right below the hero. The waves of its mast end in them. */
export function Doors({ title, lead, doors, id, children }: DoorsProps) {
  return (
    <section id={id} className="on-night bg-night">
      <div className={`wrap ${style.room}`}>
        <div className={style.stage}>
          <h2 className="title-loud">{title}</h2>
          <p className="lead mt-4">
            <Text>{lead}</Text>
          </p>
          {wavesOfDoors.map((waves, door) =>
            waves.map((wave, line) => (
              <Strand
                key={wave}
                className={`${style.beam} ${colours[door]} ${ends[wave]}`}
                curve={curvesOfDoors[door]![line]!}
                narrowCurve={tabletCurvesOfDoors[door]![line]}
                name={wave}
              />
            )),
          )}
        </div>
        <svg className={style.bends} aria-hidden="true" viewBox={phoneView}>
          {wavesOfDoors.map((waves, door) => (
            <path key={waves[0]} className={colours[door]} d={waves.map(phoneBeam).join('')} />
          ))}
        </svg>
        {wavesOfDoors.map((waves, door) => (
          <svg key={waves[0]} className={`${style.rails} ${colours[door]}`} aria-hidden="true">
            {waves.map((wave, line) => (
              <rect key={wave} className={ends[wave]} height="100%" rx={corners[line]} />
            ))}
          </svg>
        ))}
        <ul role="list" className={style.doors}>
          {doors.map((door, index) => (
            <li key={door.title} className={`${style.door} ${colours[index]}`}>
              <h3 className="title-2">{door.title}</h3>
              <SoftText>{door.text}</SoftText>
              <ActionLink action={door.action} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
