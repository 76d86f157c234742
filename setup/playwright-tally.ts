import type { Reporter, TestCase, TestError } from '@playwright/test/reporter'
import { writeTally } from './tally.ts'

/** Reports Playwright's results to the gate. */
export default class PlaywrightTally implements Reporter {
  tests = new Set<TestCase>()
  errors: string[] = []

  onTestEnd(test: TestCase) {
    this.tests.add(test)
  }

  /** Called for errors outside of tests. */
  onError({ message = 'an error outside of the tests' }: TestError) {
    this.errors.push(message)
  }

  onEnd() {
    const named = (outcome: ReturnType<TestCase['outcome']>) =>
      [...this.tests]
        .filter((test) => test.outcome() === outcome)
        .map((test) => test.titlePath().slice(1).join(' › '))
    const flaky = named('flaky')
    const passed = named('expected').length + flaky.length
    writeTally({ passed, failures: [...named('unexpected'), ...this.errors], flaky })
  }
}
