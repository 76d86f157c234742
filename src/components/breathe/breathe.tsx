import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Feature } from '../../content/types.ts'
import { fillIn } from '../../format.ts'
import { Button } from '../actions/button.tsx'
import { TitledText } from '../text/titled-text.tsx'
import { breathAt, breathsPerMinute, litSteps } from './breath.ts'
import type { Breath } from './breath.ts'
import * as style from './breathe.module.css'
import { Dial } from './dial.tsx'

interface BreatheProps {
  content: {
    steps: readonly Feature[]
    startLabel: string
    stopLabel: string
    /** Before the start. */
    minutesAhead: string
    /** With a place for `minutes`. */
    minutesDone: string
    /** What to do, and at the end. */
    says: Readonly<Record<Breath['phase'] | 'stopped', string>>
  }
  /** How long the protocol lasts. */
  minutes: number
}

/**
 * The breathing protocol as one ring with its steps around it. The visitor starts it in the middle: the steps are
 * lit as they come, and it stops by itself. The text says the same for screen readers and for users who prefer
 * reduced motion.
 */
export function Breathe({ content, minutes }: BreatheProps) {
  const { steps, says } = content
  const [state, setState] = useState<Breath | 'still' | 'stopped'>('still')
  const isHydrated = useHydrated()
  const breath = typeof state === 'string' ? undefined : state
  const phase = typeof state === 'string' ? state : state.phase
  const isRunning = phase === 'in' || phase === 'out'
  const lit = breath ? litSteps(breath) : steps.map(() => false)

  useEffect(() => {
    if (!isRunning) return undefined
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout>
    function follow() {
      const next = breathAt(performance.now() - start, minutes)
      setState(next)
      if (next.phase !== 'over') timer = setTimeout(follow, next.millisecondsLeft)
    }
    follow()
    return () => clearTimeout(timer)
  }, [isRunning, minutes])

  const minutesDone = breath && String(Math.floor(breath.breathsDone / breathsPerMinute))
  return (
    <div className={style.protocol}>
      <div className={style.place} data-phase={phase}>
        <Dial minutes={minutes} breathsDone={breath?.breathsDone ?? 0} steps={lit} />
        <div className={style.middle}>
          <p className={style.words} role="status">
            {phase !== 'still' && says[phase]}
          </p>
          <Button
            emphasis="primary"
            onClick={() => setState(isRunning ? 'stopped' : breathAt(0, minutes))}
            className={`${style.button} scripting-only`}
            hidden={!isHydrated}
          >
            {isRunning ? content.stopLabel : content.startLabel}
          </Button>
          <p className={style.minutes} aria-hidden={minutesDone ? undefined : true}>
            {minutesDone ? fillIn(content.minutesDone, { minutes: minutesDone }) : content.minutesAhead}
          </p>
        </div>
      </div>
      <ol role="list" className={style.steps}>
        {steps.map((item, index) => (
          <li key={item.title} className={style.step} data-lit={lit[index] ? true : undefined}>
            <TitledText {...item} />
          </li>
        ))}
      </ol>
    </div>
  )
}
