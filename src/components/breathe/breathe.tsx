import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { BreathingContent } from '../../content/types.ts'
import { Button } from '../button/button.tsx'
import { breathAt, minutes } from './breath.ts'
import type { Breath } from './breath.ts'
import * as style from './breathe.module.css'

interface BreatheProps {
  content: BreathingContent
}

/**
 * A breathing exercise: rings that widen and narrow, with long breaths out, and a dot for each minute. The
 * visitor starts it with a switch, and it stops by itself. The text says the same for screen readers and for
 * users who prefer reduced motion.
 */
export function Breathe({ content }: BreatheProps) {
  const [breath, setBreath] = useState<Breath>()
  const [isOn, setOn] = useState(false)
  const isHydrated = useHydrated()

  useEffect(() => {
    if (!isOn) return undefined
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout>
    function follow() {
      const next = breathAt(performance.now() - start)
      setBreath(next)
      if (next.phase === 'over') setOn(false)
      else timer = setTimeout(follow, next.millisecondsLeft)
    }
    follow()
    return () => clearTimeout(timer)
  }, [isOn])

  const toggle = () => {
    setOn(!isOn)
    if (isOn) setBreath(undefined)
  }
  const phase = breath?.phase ?? 'still'
  return (
    <div className={style.breathe}>
      <div className={style.rings} data-phase={phase} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <Button
        emphasis="primary"
        role="switch"
        aria-checked={isOn}
        onClick={toggle}
        className={`${style.toggle} scripting-only`}
        hidden={!isHydrated}
      >
        {content.switchLabel}
      </Button>
      <p className={style.words} role="status">
        {content.phases[phase]}
      </p>
      <p className={style.minutes}>
        <span className={style.beads} aria-hidden="true">
          {Array.from({ length: minutes }, (_, minute) => (
            <i key={minute} data-done={minute < (breath?.minutesDone ?? 0) || undefined} />
          ))}
        </span>
        {breath ? content.minutesDone.replace('{minutes}', String(breath.minutesDone)) : content.minutesAhead}
      </p>
    </div>
  )
}
