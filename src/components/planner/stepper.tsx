import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { countOf, fillIn } from '../../format.ts'
import { maxTimes, numberIn } from './plan.ts'
import * as style from './stepper.module.css'

/** The words of a stepper. Placeholders are in braces. */
export interface StepperWords {
  less: string
  more: string
  times: string
  countOfTimes: { one: string; other: string }
  /** Error of a field without a number that may be typed. */
  wrongNumber: string
}

interface StepperProps {
  /** Name of the activity. */
  name: string
  times: number
  /** Text in the field that is not a number stays until this changes. */
  edition: number
  words: StepperWords
  /** `isSpoken` tells whether screen readers say the new number by themselves. */
  onTimes: (times: number, isSpoken: boolean) => void
}

/** By how much each key changes the number. Home and End move the caret. */
const keys: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/**
 * A number between two buttons. Keys in its field do what the buttons do, so the buttons are no tab stops. The field is for
 * text, because `type="number"` changes its value on scrolling and hides invalid input.
 */
export function Stepper({ name, times, edition, words, onTimes }: StepperProps) {
  const id = useId()
  const [draft, setDraft] = useState({ text: String(times), times, edition })
  // The typed text is dropped when the number changes in another way.
  if (draft.times !== times || draft.edition !== edition) setDraft({ text: String(times), times, edition })
  const isWrong = numberIn(draft.text) === undefined
  // While 1000 is typed, the 100 on the way must not stay in the plan.
  const timesBeforeTyping = useRef(times)

  function step(by: number, isSpoken: boolean) {
    const next = Math.min(Math.max(times + by, 0), maxTimes)
    timesBeforeTyping.current = next
    setDraft({ text: String(next), times: next, edition })
    if (next !== times) onTimes(next, isSpoken)
  }

  function press(by: number) {
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
      (navigator as Partial<Navigator>).vibrate?.(10)
    step(by, false)
  }

  function handleChange(text: string) {
    // Typing 5 after a 0 gives 05.
    const typed = text.replace(/^0+(?=\d)/, '')
    const next = numberIn(typed) ?? timesBeforeTyping.current
    setDraft({ text: typed, times: next, edition })
    if (next !== times) onTimes(next, true)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = keys[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    step(by, true)
  }

  return (
    <>
      <span className={style.stepper}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={fillIn(words.less, { activity: name })}
          aria-disabled={times === 0 || undefined}
          onClick={() => press(-1)}
        >
          −
        </button>
        <input
          role="spinbutton"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft.text}
          aria-label={fillIn(words.times, { activity: name })}
          aria-valuenow={times}
          aria-valuemin={0}
          aria-valuemax={maxTimes}
          aria-valuetext={countOf(times, words.countOfTimes)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          onChange={({ target }) => handleChange(target.value)}
          onFocus={({ target }) => {
            timesBeforeTyping.current = times
            target.select()
          }}
          onBlur={() => !isWrong && setDraft({ text: String(times), times, edition })}
          onKeyDown={handleKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={fillIn(words.more, { activity: name })}
          aria-disabled={times === maxTimes || undefined}
          onClick={() => press(1)}
        >
          +
        </button>
      </span>
      {isWrong && (
        <span role="alert" id={id} className={style.wrong}>
          {fillIn(words.wrongNumber, { times, max: maxTimes })}
        </span>
      )}
    </>
  )
}
