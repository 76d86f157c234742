import { useCallback, useMemo } from 'react'
import { planPage } from '../../addresses.ts'
import type { PointActivity, PointCategory } from '../../content/point-categories.ts'
import type { Tier } from '../../content/rewards.ts'
import { countOf, fillIn } from '../../format.ts'
import type { ActivityWords } from '../table/activity-table.tsx'
import { ExamplePlans, planHash } from './example-plans.tsx'
import type { ExamplePlan, ExamplePlansWords } from './example-plans.tsx'
import { LeftOut } from './left-out.tsx'
import type { LeftOutWords } from './left-out.tsx'
import { PlanCategory } from './plan-category.tsx'
import type { PlanCategoryWords } from './plan-category.tsx'
import { PlanTools } from './plan-tools.tsx'
import type { PlanToolsWords } from './plan-tools.tsx'
import { PlanFoot, PlanTotal } from './plan-total.tsx'
import type { TotalWords } from './plan-total.tsx'
import { pointsOfPlan, printPlan, tiersAt } from './plan.ts'
import * as style from './planner.module.css'
import { PrintedPlan } from './printed-plan.tsx'
import type { PrintedPlanWords } from './printed-plan.tsx'
import { usePlan } from './use-plan.ts'
import { useSpokenPlan } from './use-spoken-plan.ts'
import type { SpokenWords } from './use-spoken-plan.ts'

interface PlannerWords
  extends PlanCategoryWords, TotalWords, LeftOutWords, ExamplePlansWords, PlanToolsWords {
  said: SpokenWords
  printed: PrintedPlanWords
}

interface PlannerProps {
  categories: readonly PointCategory[]
  /** Lowest first. */
  tiers: readonly Tier[]
  examples: readonly ExamplePlan[]
  words: PlannerWords
  /** The words of the table. */
  table: ActivityWords
  /** What a dot is; for the eye. */
  legend: string
  /** How to read the table. */
  notes: readonly string[]
  /** The site's public address, for sharing a plan. */
  origin: string
}

/** The activities as a table that is the planner: how often each is done, and the points and tier of it all. */
export function Planner({ categories, tiers, examples, words, table, legend, notes, origin }: PlannerProps) {
  const activities = useMemo(() => categories.flatMap((category) => category.activities), [categories])
  const { read, text, isHydrated, edition, setTimes, fill, clear, undo } = usePlan(activities)
  const { plan } = read
  const points = pointsOfPlan(plan, activities)
  const { reached, next } = tiersAt(points, tiers)
  const { spoken, say } = useSpokenPlan(text, points, reached, isHydrated, words.said)

  const handleTimes = useCallback(
    (activity: PointActivity, times: number, isSpoken: boolean) => {
      const said = { activity: activity.activity, times: countOf(times, words.countOfTimes) }
      say(isSpoken ? '' : `${fillIn(words.said.times, said)} ${words.said.total}`)
      setTimes(activity.code, times)
    },
    [say, setTimes, words],
  )

  return (
    <div className={style.planner}>
      <p className="lead" aria-hidden="true">
        {legend}
      </p>
      <ExamplePlans
        examples={examples}
        current={text}
        words={words}
        onExample={(tier, example) => {
          say(fillIn(words.said.example, { tier }), example === text)
          fill(example)
        }}
      />
      <LeftOut of={read} words={words} />
      <PlanTotal points={points} tiers={tiers} reached={reached} next={next} words={words} />
      <fieldset role="none" disabled={!isHydrated} className={style.categories}>
        {categories.map((category, index) => (
          <PlanCategory
            key={category.category}
            category={category}
            plan={plan}
            isOpenAtFirst={index === 0}
            edition={edition}
            words={words}
            table={table}
            onTimes={handleTimes}
          />
        ))}
      </fieldset>
      <PlanTools
        words={words}
        address={`${origin}${planPage}${points > 0 ? `?plan=${printPlan(plan, activities)}` : ''}#${planHash}`}
        onClear={() => {
          say(text === '' ? words.said.total : words.said.cleared, text === '')
          clear()
        }}
        onUndo={
          undo &&
          (() => {
            say(words.said.undone)
            undo()
          })
        }
      />
      <p className="footnote">{notes.join(' ')}</p>
      <PlanFoot points={points} tiers={tiers} reached={reached} words={words} />
      <PrintedPlan plan={plan} activities={activities} words={words.printed} />
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </div>
  )
}
