import { Board } from '../components/planner/board.tsx'
import { planBoard } from '../content/plan-board.ts'
import { pointCategories } from '../content/point-categories.ts'
import { tiers } from '../content/rewards.ts'
import { site } from '../content/site.ts'

/** The board of the points planner with its content, as a separate chunk. */
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
