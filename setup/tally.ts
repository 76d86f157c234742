import { readFileSync, writeFileSync } from 'node:fs'

/** Result of a test runner: the number of passed tests, and the names of failed and flaky ones. */
export interface Tally {
  passed: number
  failures: readonly string[]
  flaky?: readonly string[]
}

/** Writes a tally to the file that TALLY names; does nothing without it. */
export function writeTally(tally: Tally) {
  if (process.env.TALLY) writeFileSync(process.env.TALLY, JSON.stringify(tally))
}

/** Reads a file of `writeTally`. */
export function readTally(file: string): Tally {
  return JSON.parse(readFileSync(file, 'utf8')) as Tally
}
