import { useId } from 'react'
import type { MouseEvent } from 'react'
import { buttonLook } from '../actions/button.tsx'
import { isPlainClick } from '../plain-click.ts'
import * as style from './planner.module.css'

/** Id of the section with the planner: links to a plan name it. */
export const planHash = 'points'

/** A plan as in an address, `screening.1-monitoring.10`, that reaches a tier. */
export interface ExamplePlan {
  tier: string
  plan: string
}

/** The words before the examples. */
export interface ExamplePlansWords {
  examples: string
}

interface ExamplePlansProps {
  examples: readonly ExamplePlan[]
  /** The visitor's plan, as text. */
  current: string
  words: ExamplePlansWords
  onExample: (tier: string, plan: string) => void
}

/** Buttons that fill in a plan. Before hydration they are links to the plan. */
export function ExamplePlans({ examples, current, words, onExample }: ExamplePlansProps) {
  const labelId = useId()

  function handleClick(event: MouseEvent, tier: string, plan: string) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onExample(tier, plan)
  }

  return (
    <div role="group" aria-labelledby={labelId} className={`${style.examples} scripting-only`}>
      <span id={labelId} aria-hidden="true">
        {words.examples}
      </span>
      {examples.map(({ tier, plan }) => (
        <a
          key={tier}
          href={`?plan=${plan}#${planHash}`}
          className={buttonLook({ isSmall: true })}
          aria-current={plan === current || undefined}
          onClick={(event) => handleClick(event, tier, plan)}
        >
          {tier}
        </a>
      ))}
    </div>
  )
}
