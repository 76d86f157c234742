import type { PointActivity } from '../../content/point-categories.ts'
import { formatNumber } from '../../format.ts'
import { RuledTable } from '../table/ruled-table.tsx'
import { pointsOfPlan } from './plan.ts'
import type { Plan } from './plan.ts'
import * as style from './planner.module.css'

/** The words of the printed plan. */
export type PrintedPlanWords = Record<'caption' | 'activity' | 'each' | 'times' | 'points' | 'total', string>

interface PrintedPlanProps {
  plan: Plan
  activities: readonly PointActivity[]
  words: PrintedPlanWords
}

/** The plan as a table, for print. */
export function PrintedPlan({ plan, activities, words }: PrintedPlanProps) {
  const planned = activities.filter(({ code }) => plan[code])
  if (planned.length === 0) return null
  return (
    <RuledTable className={style.printed}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.activity}</th>
          <th scope="col">{words.each}</th>
          <th scope="col">{words.times}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {planned.map(({ code, activity, points }) => (
          <tr key={code}>
            <th scope="row">{activity}</th>
            <td>{formatNumber(points)}</td>
            <td>{plan[code]}</td>
            <td>{formatNumber(points * plan[code]!)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <td>{formatNumber(pointsOfPlan(plan, planned))}</td>
        </tr>
      </tfoot>
    </RuledTable>
  )
}
