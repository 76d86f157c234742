import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Result of a test runner: the number of passed tests, and the names of failed and flaky ones. */
export interface Tally {
  passed: number
  failures: readonly string[]
  flaky?: readonly string[]
}

/** The part of Playwright's JSON report that the gate reads. */
interface PlaywrightReport {
  suites: PlaywrightSuite[]
  /** Errors outside of tests. */
  errors: { message?: string }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}

/** The part of Vitest's JSON report that the gate reads. */
interface VitestReport {
  testResults: {
    /** Path of the test file. */
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Reads the JSON report of Playwright or Vitest; undefined where there is none. */
export function readTally(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport | VitestReport
  return 'suites' in report ? tallyOfPlaywright(report) : tallyOfVitest(report)
}

function tallyOfPlaywright({ suites, errors }: PlaywrightReport): Tally {
  const tests = suites.flatMap((suite) => testsIn(suite))
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  const flaky = named('flaky')
  const outside = errors.map(({ message = 'an error outside of the tests' }) => message)
  return {
    passed: named('expected').length + flaky.length,
    failures: [...named('unexpected'), ...outside],
    flaky,
  }
}

function testsIn({ title, suites = [], specs }: PlaywrightSuite): { name: string; status: string }[] {
  const inside = specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: spec.title, status })))
  return [...inside, ...suites.flatMap(testsIn)].map(({ name, status }) => ({
    name: `${title} › ${name}`,
    status,
  }))
}

/** A file that does not load counts as a failure. */
function tallyOfVitest({ testResults }: VitestReport): Tally {
  const named = (wanted: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === wanted)
        .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
    )
  const broken = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name }) => `${relative('.', name)} does not run`)
  return { passed: named('passed').length, failures: [...named('failed'), ...broken] }
}
