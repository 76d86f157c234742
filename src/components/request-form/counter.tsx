import { useEffect, useState } from 'react'
import type { RequestFormContent } from '../../content/types.ts'
import { formatNumber } from '../../format.ts'
import { countCharacters } from './validate.ts'

export type CounterWords = Pick<RequestFormContent, 'charactersLeft' | 'charactersOver'>

interface CounterProps {
  /** For `aria-describedby` of the field. */
  id: string
  value: string
  limit: number
  words: CounterWords
}

const pauseInMilliseconds = 1_000

/** How many characters are left. It is read out only near the limit, and only when the typing pauses. */
export function Counter({ id, value, limit, words }: CounterProps) {
  const left = limit - countCharacters(value)
  const text = describe(left, words)
  const announcement = usePaused(left <= limit / 10 ? text : '')
  return (
    <>
      <p id={id} className={left < 0 ? 'field-counter field-counter-over' : 'field-counter'}>
        {text}
      </p>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </>
  )
}

function describe(left: number, words: CounterWords): string {
  const count = Math.abs(left)
  const { one, other } = left < 0 ? words.charactersOver : words.charactersLeft
  return `${formatNumber(count)} ${count === 1 ? one : other}`
}

/** The text as it was when it last stood still for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseInMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
