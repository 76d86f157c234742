import '../actions/actions.css'
import './planner.css'
import { Link, useHydrated } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { ExamplePlan } from '../../content/types.ts'
import { usePlanAddress } from './use-plan-address.ts'

/** Where a shared plan leads to. */
export const planId = 'your-plan'

interface PlannerProps {
  examples: readonly ExamplePlan[]
  /** The board, which is fetched when it is first rendered. */
  children: ReactNode
}

/** Example plans, each a link that works before hydration too, and the room for the board, which comes when it is near the window. */
export function Planner({ examples, children }: PlannerProps) {
  const room = useRef<HTMLDivElement>(null)
  const isWanted = useIsWanted(room)
  return (
    <>
      <p className="actions">
        {examples.map(({ tier, plan }) => (
          <Link
            key={tier}
            to="/rewards"
            search={{ plan }}
            hash="plan"
            activeOptions={{ exact: true, includeHash: true }}
            resetScroll={false}
            hashScrollIntoView={false}
            className="button-quiet button-small"
          >
            {tier}
          </Link>
        ))}
      </p>
      <div ref={room} id={planId} className="plan-room scripting-only">
        {isWanted && <Suspense>{children}</Suspense>}
      </div>
    </>
  )
}

/** Whether the board has been less than a window away, or the address has brought a plan. */
function useIsWanted(room: RefObject<HTMLDivElement | null>): boolean {
  const hasPlan = usePlanAddress() !== undefined
  const isHydrated = useHydrated()
  const [isWanted, setIsWanted] = useState(false)
  if (isHydrated && hasPlan && !isWanted) setIsWanted(true)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsWanted(true)
      },
      { rootMargin: '100%' },
    )
    observer.observe(room.current!)
    return () => observer.disconnect()
  }, [room])
  return isWanted
}
