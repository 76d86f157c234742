import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { examplePlans, planner } from '../../content/planner.ts'
import { pointCategories } from '../../content/point-categories.ts'
import * as rewards from '../../content/rewards.ts'
import { site } from '../../content/site.ts'
import { PlanLadder } from './plan-ladder.tsx'
import { Planner } from './planner.tsx'

export const examples: readonly Example[] = [
  ...[0, 2_500, 6_700, 8_000].map((points) =>
    part(
      `PlanLadder, ${points} points`,
      <PlanLadder tiers={rewards.tiers.items} points={points} unit=" points" />,
      'night',
    ),
  ),
  part(
    'Planner',
    <Planner
      categories={pointCategories.items}
      tiers={rewards.tiers.items}
      examples={examplePlans}
      words={planner}
      table={pointCategories.words}
      legend={pointCategories.legend}
      notes={[pointCategories.meansNote]}
      origin={site.origin}
    />,
  ),
]
