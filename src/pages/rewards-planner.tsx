import { lazyWithFallback } from '../components/lazy-with-fallback.tsx'
import { Planner } from '../components/planner/planner.tsx'
import { examplePlans, planner } from '../content/planner.ts'

const Board = lazyWithFallback(
  async () => (await import('./rewards-board.tsx')).RewardsBoard,
  planner.unavailable,
)

/** The points planner of /rewards. Its board loads when it is opened. */
export function RewardsPlanner() {
  return (
    <Planner words={planner} examples={examplePlans}>
      <Board />
    </Planner>
  )
}
