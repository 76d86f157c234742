import type { PriceContent } from '../../content/types.ts'
import * as style from './price.module.css'

interface PriceProps {
  content: PriceContent
  /** The lowest price per month, and the price for comparison, in whole rand. */
  rand: { from: number; normally: number }
  /** Address of the day's print. */
  day: string
}

/** A price in very large text, and a sample day in which every dot is one reading. */
export function Price({ content, rand, day }: PriceProps) {
  const { from, per, normally, trace } = content
  return (
    <div className={style.row}>
      <p className={style.price}>
        <span>{from} </span>
        <strong>R{rand.from}</strong>
        <span> {per}</span>
        <em>
          {normally} R{rand.normally}+
        </em>
      </p>
      <figure className={style.trace}>
        <img src={day} alt={trace.alt} width="640" height="640" loading="lazy" />
        <p className={style.hours} aria-hidden="true">
          {['00:00', '06:00', '12:00', '18:00'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <figcaption>
          <span className="badge">{trace.label}</span> {trace.caption}
        </figcaption>
      </figure>
    </div>
  )
}
