/** What the test runners report, in the gate's terms. */

/** What came of a step: how many of its checks passed, each that failed, and each that passed on its second try, in words. */
export interface Outcome {
  passed: number
  failures: readonly string[]
  flaky?: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Reads Vitest's JSON report. A file that fails as a whole, with no failed test in it, is one failure. */
export function vitestOutcome(report: unknown): Outcome {
  const { numPassedTests, testResults } = report as VitestReport
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    const inFile = tests.length === 0 && status === 'failed' ? ['the file does not run'] : tests
    return inFile.map((test) => `${shortPath(name)}: ${test}`)
  })
  return { passed: numPassedTests, failures }
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites?: PlaywrightSuite[]
  errors?: { message?: string }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
}

/** Reads Playwright's JSON report. A test that passes only when tried again has passed, and is named all the same. */
export function playwrightOutcome(report: unknown): Outcome {
  const { stats, suites = [], errors = [] } = report as PlaywrightReport
  const outside = errors.map((error) => error.message?.split('\n')[0] ?? 'an error outside of the tests')
  const named = (status: string) => suites.flatMap((suite) => testsThatAre(status, suite))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...named('unexpected'), ...outside],
    flaky: named('flaky'),
  }
}

function testsThatAre(status: string, { title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap((spec) =>
    spec.tests.filter((test) => test.status === status).map((test) => `${spec.title} [${test.projectName}]`),
  )
  return [...here, ...suites.flatMap((suite) => testsThatAre(status, suite))].map(
    (name) => `${title}: ${name}`,
  )
}

/** Reads a report that only counts: `{ passed, failed }`, and the failures in words where it has them. */
export function tallyOutcome(report: unknown): Outcome {
  const { passed, failed, failures = [] } = report as { passed: number; failed: number; failures?: string[] }
  const unnamed = Array.from(
    { length: Math.max(0, failed - failures.length) },
    () => 'a failed assertion (see above)',
  )
  return { passed, failures: [...failures, ...unnamed] }
}

/** A path from the project's root, where it lies below it. */
function shortPath(file: string): string {
  return file.slice(Math.max(file.lastIndexOf('/tests/'), -1) + 1)
}
