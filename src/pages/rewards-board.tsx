import { Board } from '../components/planner/board.tsx'
import { planBoard } from '../content/plan-board.ts'
import { pointCategories } from '../content/point-categories.ts'
import { tiers } from '../content/rewards.ts'
import { site } from '../content/site.ts'

/** The planner of /rewards with its words and figures, in a file of its own. */
export function RewardsBoard() {
  return (
    <Board
      words={planBoard}
      categories={pointCategories.categories}
      tiers={tiers.tiers}
      address={`${site.origin}/rewards`}
    />
  )
}
