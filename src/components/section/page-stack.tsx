import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/** Tells whether a new page may paint its hero before its other sections. */
export const HeroFirst = createContext((): boolean => false)

interface PageStackProps {
  hero: ReactNode
  /** The sections below the hero. */
  children?: ReactNode
}

/**
 * A page: its hero and the sections below. After a link the hero is painted first and the sections follow. On
 * a slow phone, rendering ten screens takes longer than rendering the visible one (decision 015).
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
      {isWhole ? children : <div className="min-h-[100lvh]" data-to-come />}
    </>
  )
}

/** Calls back after the second frame from now is painted. Returns a function that cancels it. */
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
