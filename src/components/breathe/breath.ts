/** Duration of breathing in. The dial takes as long to move, and as long as breathing out to move back (dial.module.css). */
export const inhaleMilliseconds = 4000

/** Duration of breathing out, which is longer: six breaths per minute. */
export const exhaleMilliseconds = 6000

const breathMilliseconds = inhaleMilliseconds + exhaleMilliseconds

/** Number of breaths in a minute. */
export const breathsPerMinute = 60_000 / breathMilliseconds

/** The state of the exercise at a moment. */
export interface Breath {
  phase: 'in' | 'out' | 'over'
  breathsDone: number
  /** Time until the phase changes. */
  millisecondsLeft: number
}

/** The state of an exercise of so many minutes, `elapsed` milliseconds after the start. */
export function breathAt(elapsed: number, minutes: number): Breath {
  if (elapsed >= minutes * 60_000)
    return { phase: 'over', breathsDone: minutes * breathsPerMinute, millisecondsLeft: 0 }
  const breathsDone = Math.floor(elapsed / breathMilliseconds)
  const within = elapsed % breathMilliseconds
  return within < inhaleMilliseconds
    ? { phase: 'in', breathsDone, millisecondsLeft: inhaleMilliseconds - within }
    : { phase: 'out', breathsDone, millisecondsLeft: breathMilliseconds - within }
}

/** Which of the five steps are lit: sit, breathe in, breathe out, keep going, check. */
export function litSteps({ phase, breathsDone }: Breath): readonly boolean[] {
  const isRunning = phase !== 'over'
  return [isRunning, phase === 'in', phase === 'out', isRunning && breathsDone > 0, !isRunning]
}
