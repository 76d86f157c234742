import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { fillIn } from '../../format.ts'
import type { Drawing } from '../../prints/drawing.ts'
import { frame } from '../../prints/places/frames.ts'
import { dotWidth, placeOfDay, yearPath } from '../../prints/places/year.ts'
import { Print, PrintFrame } from '../print/print.tsx'
import { dayOfYear, daysAfter } from './days.ts'
import * as style from './sunrise.module.css'

/** Drawings for the sunrise. */
export interface SunriseProps {
  /** The hills in front of the sun; each moves separately. */
  ridges: Record<'left' | 'right' | 'near', Drawing>
}

/** Text about the dots, and the months by their names. */
export interface SunriseCaptionProps {
  dots: string
  today: string
  months: readonly string[]
}

/**
 * Text about the dots, with today's date on the second line, which shows when the browser has set the day. A first date by
 * `Intl` takes 14 ms of a desktop's main thread, the longest task after the paint.
 */
export function SunriseCaption({ dots, today, months }: SunriseCaptionProps) {
  const [date] = useState(() => new Date())
  const isHydrated = useHydrated()
  const day = isHydrated ? `, ${date.getDate()} ${months[date.getMonth()]!}` : ''
  return (
    <span className={style.caption}>
      {dots}{' '}
      <span className={style.today} data-today={isHydrated}>
        {fillIn(today, { day })}
      </span>
    </span>
  )
}

/** Widths, in units of the drawing: of the hole that makes a ring of the dot of a day to come, and of today's dot. */
const holeWidth = 12
const todayWidth = 36

/** The position in a frame with another aspect ratio: the sun is whole, the area below it is cut. */
const fit = 'xMidYMin slice'

/**
 * A sun of 365 dots, one per day, which sets between ridges while the page is scrolled. Today's dot is large, and the
 * days to come, which are at the edge, are rings.
 */
export function Sunrise({ ridges }: SunriseProps) {
  const [day] = useState(() => dayOfYear(new Date()))
  const isHydrated = useHydrated()
  return (
    <>
      <PrintFrame
        className={`${style.layer} ${style.sun}`}
        view={`0 0 ${frame.width} ${frame.height}`}
        fit={fit}
      >
        <path strokeWidth={dotWidth} d={yearPath()} />
        {isHydrated && (
          <>
            <path stroke="var(--night)" strokeWidth={holeWidth} d={daysAfter(day)} />
            <path stroke="var(--ink)" strokeWidth={todayWidth} d={`M${placeOfDay(day).join(' ')}h0`} />
          </>
        )}
      </PrintFrame>
      <Print drawing={ridges.left} fit={fit} className={`${style.layer} ${style.left}`} />
      <Print drawing={ridges.right} fit={fit} className={`${style.layer} ${style.right}`} />
      <Print drawing={ridges.near} fit={fit} className={`${style.layer} ${style.near}`} />
    </>
  )
}
