import { lazyOr } from '../components/lazy-or.tsx'
import { Planner } from '../components/planner/planner.tsx'
import { examplePlans, planner } from '../content/planner.ts'

const Board = lazyOr(async () => (await import('./rewards-board.tsx')).RewardsBoard, planner.unavailable)

/** The planner of /rewards; its board is fetched when it is near the window. */
export function RewardsPlanner() {
  return (
    <Planner examples={examplePlans}>
      <Board />
    </Planner>
  )
}
