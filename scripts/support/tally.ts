import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** Result of a test runner: the number of passed tests, and the names of failed ones. */
export interface Tally {
  passed: number
  failures: readonly string[]
}

const directory = join(import.meta.dirname, '../../dist/tallies')

/** The file for the result of a script of package.json: a tally, or the JSON report of Playwright or Vitest. */
export function tallyFile(script: string): string {
  return join(directory, `${script.replace(':', '-')}.json`)
}

/** Writes the result of a script of package.json. */
export function writeTally(script: string, tally: Tally) {
  mkdirSync(directory, { recursive: true })
  writeFileSync(tallyFile(script), JSON.stringify(tally))
}

/** Reads a file of `tallyFile`; undefined where there is none. */
export function readTally(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined
  const report = reportIn(file)
  if (!report) return { passed: 0, failures: [`${relative('.', file)} is not complete`] }
  if ('suites' in report) return tallyOfPlaywright(report)
  return 'testResults' in report ? tallyOfVitest(report) : report
}

/** Undefined where a program was ended while it wrote its report. */
function reportIn(file: string): Tally | JSONReport | JsonTestResults | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Tally | JSONReport | JsonTestResults
  } catch {
    return undefined
  }
}

function tallyOfPlaywright({ suites, errors }: Pick<JSONReport, 'suites' | 'errors'>): Tally {
  const tests = suites.flatMap(testsIn)
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  const outside = errors.map(({ message = 'an error outside of the tests' }) => message)
  // One that passes the second time, for its trace, has failed (playwright.config.ts).
  const failures = [...named('unexpected'), ...named('flaky'), ...outside]
  return { passed: named('expected').length, failures }
}

function testsIn({ title, specs, suites = [] }: JSONReportSuite): { name: string; status: string }[] {
  const own = specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: spec.title, status })))
  return [...own, ...suites.flatMap(testsIn)].map(({ name, status }) => ({
    name: `${title} › ${name}`,
    status,
  }))
}

/** A file that does not load counts as a failure. */
function tallyOfVitest({ testResults }: JsonTestResults): Tally {
  const named = (wanted: string) =>
    testResults.flatMap(({ name, assertionResults: tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
    )
  const broken = testResults
    .filter(
      ({ status, assertionResults: tests }) =>
        status === 'failed' && tests.every((test) => test.status !== 'failed'),
    )
    .map(({ name }) => `${relative('.', name)} does not run`)
  return { passed: named('passed').length, failures: [...named('failed'), ...broken] }
}
