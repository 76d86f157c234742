import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { PlanBoardContent } from '../../content/types.ts'
import { fillIn } from '../../format.ts'
import { mostTimes } from './plan.ts'

interface StepperProps {
  /** Name of the activity, and its points in words. */
  name: string
  value: string
  times: number
  words: Pick<PlanBoardContent, 'less' | 'more' | 'wrongNumber'>
  onTimes: (times: number) => void
}

/**
 * A number field between two buttons. It is a text field, because `type="number"` changes its value on
 * scrolling and hides invalid input.
 */
export function Stepper({ name, value, times, words, onTimes }: StepperProps) {
  const id = useId()
  const [{ text, times: timesOfText }, setDraft] = useState({ text: String(times), times })
  // The typed text is dropped when the number changes in another way.
  if (timesOfText !== times) setDraft({ text: String(times), times })
  const isWrong = numberIn(text) === undefined

  function step(by: number) {
    const next = Math.min(Math.max(times + by, 0), mostTimes)
    setDraft({ text: String(next), times: next })
    onTimes(next)
  }

  function handleChange(typed: string) {
    const next = numberIn(typed)
    setDraft({ text: typed, times: next ?? times })
    if (next !== undefined) onTimes(next)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <>
      <label htmlFor={id}>
        {name} <span className="plan-value">{value}</span>
      </label>
      <span className="stepper">
        <button
          type="button"
          aria-label={fillIn(words.less, { activity: name })}
          aria-disabled={times === 0}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => handleChange(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => !isWrong && setDraft({ text: String(times), times })}
          onKeyDown={handleKeyDown}
        />
        <button
          type="button"
          aria-label={fillIn(words.more, { activity: name })}
          aria-disabled={times === mostTimes}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
      <span role="alert" id={`${id}-wrong`} className="plan-wrong">
        {isWrong && fillIn(words.wrongNumber, { times })}
      </span>
    </>
  )
}

/** The whole number from 0 to 999 in a text; an empty field counts as 0. */
function numberIn(text: string): number | undefined {
  const number = Number(text.trim() || 0)
  return /^\s*\d*\s*$/.test(text) && number <= mostTimes ? number : undefined
}
