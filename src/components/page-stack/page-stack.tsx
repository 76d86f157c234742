import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import './page-stack.css'

/** Says whether a page that appears may show its hero alone at first. */
export const HeroFirst = createContext((): boolean => false)

interface PageStackProps {
  hero: ReactNode
  /** The sections below the hero. */
  children?: ReactNode
}

/**
 * A page: its hero, and the sections below it. After a tap on a link the hero is painted first and the sections follow, because a
 * slow phone takes longer for ten screens than for the one that it shows (docs/performance.md).
 */
export function PageStack({ hero, children }: PageStackProps) {
  const isHeroFirst = useContext(HeroFirst)
  const [isWhole, setIsWhole] = useState(() => !isHeroFirst())
  useEffect(() => {
    if (!isWhole) return afterPaint(() => startTransition(() => setIsWhole(true)))
    return undefined
  }, [isWhole])
  return (
    <>
      {hero}
      {isWhole ? children : <div className="page-to-come" />}
    </>
  )
}

/** Calls back once the second frame from now has been painted. Returns what calls it off. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = setTimeout(callback)))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
