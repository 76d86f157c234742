import * as style from './day-picture.module.css'
import {
  belowHours,
  dayHeight,
  dayWidth,
  footOfPhone,
  hangingLines,
  readings,
  topOfPhone,
  yOf,
} from './readings.ts'

/** Both pictures draw the readings of the first: a page has one day. */
const readingsId = 'readings'

/** What the picture draws, and its name. */
export interface DayPictureProps {
  alt: string
  /** The rules of the picture, in beats a minute: readings from the second on are effort, from the third on a peak. */
  scale: readonly [low: string, effort: string, peak: string]
  /** The names of equal parts of the day, from midnight to midnight. */
  hours: readonly string[]
  /** Each with its hour, such as 07:30, and where its words are in a wide window. */
  items: readonly { time: string; place: 'above' | 'below' }[]
}

/**
 * The readings of a sample day, with a line from each module's hour to its words. It is drawn twice: across in a wide window, and
 * downwards on a phone.
 */
export function DayPicture({ alt, scale, hours, items }: DayPictureProps) {
  const times = items.map(({ time }) => time)
  const { rest, effort, peak } = readings(Number(scale[1]), Number(scale[2]))
  const rules = scale.map((pulse) => `M0 ${yOf(Number(pulse))}h${dayWidth}`).join('')
  return (
    <div className={style.picture}>
      <div role="img" aria-label={alt}>
        <svg
          className={style.across}
          aria-hidden="true"
          viewBox={`0 0 ${dayWidth} ${dayHeight}`}
          preserveAspectRatio="none"
        >
          <path
            className={style.line}
            d={hangingLines(times, (index) => (items[index]!.place === 'below' ? belowHours : 0))}
          />
          <g id={readingsId}>
            <path className={style.rule} d={rules} />
            <path className={style.rest} d={rest} />
            <path className={style.effort} d={effort} />
            <path className={style.rim} d={peak} />
            <path className={style.peak} d={peak} />
          </g>
        </svg>
        <svg
          className={style.down}
          aria-hidden="true"
          viewBox={`0 0 ${footOfPhone - topOfPhone} ${dayWidth}`}
          preserveAspectRatio="none"
        >
          <g transform={`matrix(0 1 -1 0 ${footOfPhone} 0)`}>
            <path className={style.line} d={hangingLines(times, () => topOfPhone)} />
            <use href={`#${readingsId}`} />
          </g>
        </svg>
      </div>
      <p className={style.scale} aria-hidden="true">
        {scale.map((pulse) => (
          <span key={pulse}>{`${pulse} `}</span>
        ))}
      </p>
      <p className={style.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{`${hour} `}</span>
        ))}
      </p>
    </div>
  )
}
