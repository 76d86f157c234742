/** How long the protocol lasts (specification, section 9: "a 7-minute breathing protocol"). */
export const minutes = 7

/** A breath in and a longer one out. Six of them make a minute. */
const inMilliseconds = 4000
const outMilliseconds = 6000

/** Where somebody is who breathes along. */
export interface Breath {
  phase: 'in' | 'out' | 'over'
  minutesDone: number
  /** Until the phase changes. */
  millisecondsLeft: number
}

/** The breath so many milliseconds after the start. */
export function breathAt(elapsed: number): Breath {
  const minutesDone = Math.min(minutes, Math.floor(elapsed / 60_000))
  if (minutesDone === minutes) return { phase: 'over', minutesDone, millisecondsLeft: 0 }
  const within = elapsed % (inMilliseconds + outMilliseconds)
  return within < inMilliseconds
    ? { phase: 'in', minutesDone, millisecondsLeft: inMilliseconds - within }
    : { phase: 'out', minutesDone, millisecondsLeft: inMilliseconds + outMilliseconds - within }
}
