import './planner.css'
import { useHydrated, useLinkProps, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { ExamplePlan, PlannerContent } from '../../content/types.ts'
import { ActionRow } from '../actions/actions.tsx'
import { buttonLook } from '../button/button.tsx'
import { usePlanAddress } from './use-plan-address.ts'

/** The id that opens the planner; shared plans link to it. */
export const planId = 'your-plan'

interface PlannerProps {
  words: Pick<PlannerContent, 'open' | 'withoutScript'>
  examples: readonly ExamplePlan[]
  /** The board, whose code loads when it is first rendered. */
  children: ReactNode
}

/**
 * Links that open the board, with an empty plan or an example. They work before hydration too: the board opens
 * if the address names it or has a plan.
 */
export function Planner({ words, examples, children }: PlannerProps) {
  const address = usePlanAddress()
  const hash = useLocation({ select: (location) => location.hash })
  // The HTML has neither plan nor hash.
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  if (isHydrated && !isOpen && (address !== undefined || hash === planId)) setIsOpen(true)
  return (
    <div id={planId} className="planner">
      <p className="scripting-only">
        <a href={`#${planId}`} className={buttonLook({ emphasis: 'primary' })}>
          {words.open}
        </a>
      </p>
      <ActionRow>
        {examples.map(({ tier, plan }) => (
          <ExampleLink key={tier} plan={plan} isCurrent={isHydrated && plan === address}>
            {tier}
          </ExampleLink>
        ))}
      </ActionRow>
      <noscript>{words.withoutScript}</noscript>
      <div className="plan-room scripting-only">
        {isOpen && <Suspense fallback={<div className="plan-space" />}>{children}</Suspense>}
      </div>
    </div>
  )
}

interface ExampleLinkProps {
  plan: string
  isCurrent: boolean
  children: ReactNode
}

/** `Link` would mark the current example as the current page; it is the current item of a set. */
function ExampleLink({ plan, isCurrent, children }: ExampleLinkProps) {
  const link = useLinkProps({
    to: '/rewards',
    search: { plan },
    hash: planId,
    activeOptions: { includeHash: true },
    resetScroll: false,
    className: buttonLook({ isSmall: true }),
  })
  return (
    <a {...link} aria-current={isCurrent || undefined}>
      {children}
    </a>
  )
}
