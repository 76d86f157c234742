import { readFileSync, writeFileSync } from 'node:fs'

/** What came of a runner's checks: how many passed, each that failed, and each that passed on its second try, in words. */
export interface Tally {
  passed: number
  failures: readonly string[]
  flaky?: readonly string[]
}

/** Leaves a tally for the gate, which says where with TALLY; does nothing without it. */
export function writeTally(tally: Tally) {
  if (process.env.TALLY) writeFileSync(process.env.TALLY, JSON.stringify(tally))
}

/** Reads what `writeTally` has left. */
export function readTally(file: string): Tally {
  return JSON.parse(readFileSync(file, 'utf8')) as Tally
}
