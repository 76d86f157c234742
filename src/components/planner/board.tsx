import './board.css'
import { useMemo } from 'react'
import type { PlanBoardContent, PointCategory, Tier } from '../../content/types.ts'
import { fillIn } from '../../format.ts'
import { Group } from './group.tsx'
import { PlanResult } from './plan-result.tsx'
import { activitiesOf, printPlan } from './plan.ts'
import type { ReadPlan } from './plan.ts'
import { PrintedPlan } from './printed-plan.tsx'
import { usePlan } from './use-plan.ts'

interface BoardProps {
  words: PlanBoardContent
  categories: readonly PointCategory[]
  tiers: readonly Tier[]
  /** Public address of the page, for sharing a plan. */
  address: string
}

/** The board of the planner: a stepper for each activity, and the resulting points and tier. */
export function Board({ words, categories, tiers, address }: BoardProps) {
  const activities = useMemo(() => activitiesOf(categories), [categories])
  const { plan, unknown, wrong, canUndo, setTimes, clear, undo } = usePlan(activities)
  return (
    <div className="plan-board">
      <LeftOut unknown={unknown} wrong={wrong} words={words} />
      <div className="plan-groups">
        {categories.map((category, index) => (
          <Group
            key={category.category}
            category={category}
            plan={plan}
            words={words}
            isOpenAtFirst={index === 0 && printPlan(plan, activities) === ''}
            onTimes={setTimes}
          />
        ))}
      </div>
      <PlanResult
        plan={plan}
        activities={activities}
        tiers={tiers}
        words={words}
        address={address}
        canUndo={canUndo}
        onClear={clear}
        onUndo={undo}
      />
      <PrintedPlan plan={plan} activities={activities} words={words.printed} />
    </div>
  )
}

type LeftOutProps = Pick<ReadPlan, 'unknown' | 'wrong'> & {
  words: Pick<PlanBoardContent, 'unknownActivity' | 'wrongTimes'>
}

/** Reports the parts of the address that are not in the plan. */
function LeftOut({ unknown, wrong, words }: LeftOutProps) {
  const { one, other } = words.unknownActivity
  return (
    <div role="status" className="plan-left-out">
      {unknown > 0 && <p>{unknown === 1 ? one : fillIn(other, { count: unknown })}</p>}
      {wrong.length > 0 && <p>{fillIn(words.wrongTimes, { activities: wrong.join(', ') })}</p>}
    </div>
  )
}
