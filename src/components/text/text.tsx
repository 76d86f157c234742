import { Fragment } from 'react'
import * as style from './text.module.css'

/**
 * Text in which no line may break, and what follows it without a space. The pattern is one group, so that `split` includes
 * the matches.
 */
const whole = /(\(?(?:\w+-\w|[\d–]+ (?:hour|day|month)|up to \d+%)\S*)/

/** A text without line breaks in durations, percentages ("up to" included) and words with a hyphen. */
export function Text({ children }: { children: string }) {
  return children.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same words can occur twice
      <span key={index} className={style.whole}>
        {part}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
