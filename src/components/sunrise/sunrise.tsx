import './sunrise.css'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { Drawing } from '../print/drawing.ts'
import { Print } from '../print/print.tsx'
import { dayOfYear, frame, placeOfDay, yearPath } from './year.ts'

/** The parts of the sunrise that are drawn. */
export interface SunriseProps {
  /** The hills before the sun, each of which moves by itself. */
  ridges: Record<'left' | 'right' | 'near', Drawing>
}

/** What the dots are; which of them is today's is only for those who see it lit. */
export function SunriseCaption({ words }: { words: { dots: string; today: string } }) {
  return (
    <>
      {words.dots}{' '}
      <span aria-hidden="true" className={useHydrated() ? undefined : 'invisible'}>
        {words.today}
      </span>
    </>
  )
}

/** How the scene lies in a frame of another shape: the sun whole, what is below it cut. */
const fit = 'xMidYMin slice'

/** A sun of 365 dots, one a day, which climbs between its ridges while the page is scrolled. Today's dot is lit. */
export function Sunrise({ ridges }: SunriseProps) {
  const [day] = useState(() => dayOfYear(new Date()))
  const today = useHydrated() ? placeOfDay(day).join(' ') : undefined
  return (
    <>
      <svg
        className="print sunrise-sun"
        aria-hidden="true"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio={fit}
      >
        <path className="marigold" strokeWidth="21" d={yearPath()} />
        {today && <path className="milk" strokeWidth="29" d={`M${today}h0`} />}
      </svg>
      <Print drawing={ridges.left} fit={fit} className="sunrise-left" />
      <Print drawing={ridges.right} fit={fit} className="sunrise-right" />
      <Print drawing={ridges.near} fit={fit} className="sunrise-near" />
    </>
  )
}
