import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import { DayPicture } from './day-picture.tsx'
import type { DayPictureProps } from './day-picture.tsx'
import * as style from './day.module.css'

interface DayProps {
  content: Omit<DayPictureProps, 'items'> & {
    /** What each colour of dot is, from low to high. */
    key: readonly string[]
    items: readonly (DayPictureProps['items'][number] & Feature)[]
  }
}

/**
 * A sample day as a line of readings from midnight to midnight, and each module at its hour: above and below the
 * line in a wide window. On a phone the day runs downwards, beside the words.
 */
export function Day({ content: { items, alt, scale, key, hours } }: DayProps) {
  return (
    <>
      <p className={style.key} aria-hidden="true">
        {key.map((words) => (
          <span key={words}>{`${words} `}</span>
        ))}
      </p>
      <div className={style.day}>
        <DayPicture alt={alt} scale={scale} hours={hours} items={items} />
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
