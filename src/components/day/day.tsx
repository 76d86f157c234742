import type { modules } from '../../content/fitness.ts'
import { Text } from '../text/text.tsx'
import * as style from './day.module.css'
import { belowHours, dayHeight, dayWidth, hangingLines, readings, yOf } from './readings.ts'

/** Both pictures draw the readings of the first: a page has one day. */
const readingsId = 'readings'

/**
 * A sample day as a line of readings from midnight to midnight, and each module at its hour: above and below the
 * line in a wide window. On a phone the day runs downwards, beside the words.
 */
export function Day({ content: { items, alt, scale, key, hours } }: { content: typeof modules }) {
  const times = items.map(({ time }) => time)
  const { rest, effort, peak } = readings()
  const rules = scale.map((pulse) => `M0 ${yOf(Number.parseFloat(pulse))}h${dayWidth}`).join('')
  return (
    <>
      <p className={style.key} aria-hidden="true">
        {key.map((words) => (
          <span key={words}>{`${words} `}</span>
        ))}
      </p>
      <div className={style.day}>
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
              viewBox={`0 0 ${dayHeight} ${dayWidth}`}
              preserveAspectRatio="none"
            >
              <g transform={`matrix(0 1 -1 0 ${dayHeight} 0)`}>
                <path className={style.line} d={hangingLines(times, () => 0)} />
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
        <ol role="list" className={style.modules}>
          {items.map(({ time, title, place, text }) => (
            <li key={title} className={place === 'below' ? style.below : undefined}>
              <p className={style.time}>{time}</p>
              <h3 className="title-3">{title}</h3>
              <p className={style.text}>
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
