import { useEffect } from 'react'
import type { RequestFormWords } from '../../content/contact.ts'
import { countOf } from '../../format.ts'
import { useAnnouncement } from '../use-announcement.ts'
import * as style from './request-form.module.css'
import { countCharacters } from './validate.ts'

/** Words for the characters that are left, and for those over the limit. */
export type CounterWords = Pick<RequestFormWords, 'charactersLeft' | 'charactersOver'>

interface CounterProps {
  /** Referenced by the field's `aria-describedby`. */
  id: string
  value: string
  limit: number
  words: CounterWords
}

const pauseInMilliseconds = 1_000

/**
 * Shows the number of characters left. Screen readers announce it only near the limit, when the typing
 * pauses.
 */
export function Counter({ id, value, limit, words }: CounterProps) {
  const left = limit - countCharacters(value)
  const text = countOf(Math.abs(left), left < 0 ? words.charactersOver : words.charactersLeft)
  const spoken = left <= limit / 10 ? text : ''
  const [announced, announce] = useAnnouncement<{ text: string }>(pauseInMilliseconds)
  useEffect(() => announce({ text: spoken }), [spoken, announce])
  return (
    <>
      <p id={id} className={left < 0 ? `${style.counter} ${style.over}` : `${style.counter} text-ink-soft`}>
        {text}
      </p>
      <span role="status" className="visually-hidden">
        {announced?.text}
      </span>
    </>
  )
}
