import { useState } from 'react'
import type { PointCategory, PlanBoardContent } from '../../content/types.ts'
import { fillIn } from '../../format.ts'
import { pointsOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { Stepper } from './stepper.tsx'

interface GroupProps {
  category: PointCategory
  plan: Plan
  words: PlanBoardContent
  /** Open at first as an example. */
  isOpenAtFirst: boolean
  onTimes: (code: string, times: number) => void
}

/** The activities of one category. It opens when the category gets its first points. */
export function Group({
  category: { category, activities },
  plan,
  words,
  isOpenAtFirst,
  onTimes,
}: GroupProps) {
  const points = pointsOf(plan, activities)
  const hasPoints = points > 0
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || hasPoints)
  const [hadPoints, setHadPoints] = useState(hasPoints)
  if (hadPoints !== hasPoints) {
    setHadPoints(hasPoints)
    if (hasPoints) setIsOpen(true)
  }
  return (
    <details
      className="plan-group"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span className="title-3">{category}</span>
        <span className={hasPoints ? 'font-700' : 'text-ink-soft'}>{fillIn(words.points, { points })}</span>
      </summary>
      <ul>
        {activities.map(({ code, activity, points: value, per }) => (
          <li key={code}>
            <Stepper
              name={activity}
              value={fillIn(per ? words.pointsPer : words.points, { points: value, ...(per && { per }) })}
              times={plan[code] ?? 0}
              words={words}
              onTimes={(times) => onTimes(code, times)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
