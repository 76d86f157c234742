/** Length of the protocol in minutes (specification, section 9: "a 7-minute breathing protocol"). */
export const minutes = 7

/** Durations of breathing in and, longer, out: six breaths per minute. */
const inMilliseconds = 4000
const outMilliseconds = 6000

/** The state of the exercise at a moment. */
export interface Breath {
  phase: 'in' | 'out' | 'over'
  minutesDone: number
  /** Time until the phase changes. */
  millisecondsLeft: number
}

/** The state of the exercise, `elapsed` milliseconds after the start. */
export function breathAt(elapsed: number): Breath {
  const minutesDone = Math.min(minutes, Math.floor(elapsed / 60_000))
  if (minutesDone === minutes) return { phase: 'over', minutesDone, millisecondsLeft: 0 }
  const within = elapsed % (inMilliseconds + outMilliseconds)
  return within < inMilliseconds
    ? { phase: 'in', minutesDone, millisecondsLeft: inMilliseconds - within }
    : { phase: 'out', minutesDone, millisecondsLeft: inMilliseconds + outMilliseconds - within }
}
