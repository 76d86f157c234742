import { useEffect, useState } from 'react'

/** For this time a live region is empty between two outcomes. Screen readers miss a shorter change. */
const gapInMilliseconds = 100

/**
 * The outcome of the latest action, for a live region; undefined at first and for a moment after each action. An
 * outcome that says the same as the last one is thus announced too.
 */
export function useAnnouncement<Outcome extends object>() {
  const [latest, setLatest] = useState<Outcome>()
  const [announced, setAnnounced] = useState<Outcome>()
  useEffect(() => {
    const timer = setTimeout(setAnnounced, gapInMilliseconds, latest)
    return () => clearTimeout(timer)
  }, [latest])
  return [latest === announced ? announced : undefined, setLatest] as const
}
