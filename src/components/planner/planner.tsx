import '../actions/actions.css'
import './planner.css'
import { Link, useHydrated } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { ExamplePlan } from '../../content/types.ts'
import { usePlanAddress } from './use-plan-address.ts'

/** The id that shared plans link to. */
export const planId = 'your-plan'

interface PlannerProps {
  examples: readonly ExamplePlan[]
  /** Shown where no script runs. */
  withoutScript: string
  /** The board, whose code loads when it is first rendered. */
  children: ReactNode
}

/**
 * Example plans, as links that work before hydration, and space for the board. The board loads when it is
 * near the viewport.
 */
export function Planner({ examples, withoutScript, children }: PlannerProps) {
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
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div ref={room} id={planId} className="plan-room scripting-only">
        {isWanted && <Suspense>{children}</Suspense>}
      </div>
    </>
  )
}

/** Whether the board has been within one viewport height, or the address contains a plan. */
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
