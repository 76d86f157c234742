import { useEffect, useState } from 'react'

/** For this time a live region is empty between two outcomes. Screen readers miss a shorter change. */
const gapInMilliseconds = 100

/**
 * A debounced message for a live region: the outcome of the latest action. It is undefined at first, and after each
 * action until no other has come for the pause. An outcome that says the same as the last one is thus announced too,
 * and of many in a row only the last.
 */
export function useAnnouncement<Outcome extends object>(pauseInMilliseconds = gapInMilliseconds) {
  const [latest, setLatest] = useState<Outcome>()
  const [announced, setAnnounced] = useState<Outcome>()
  useEffect(() => {
    const timer = setTimeout(setAnnounced, pauseInMilliseconds, latest)
    return () => clearTimeout(timer)
  }, [latest, pauseInMilliseconds])
  return [latest === announced ? announced : undefined, setLatest] as const
}
