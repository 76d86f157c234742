import { describe, expect, test } from 'vitest'
import { playwrightOutcome, tallyOutcome, vitestOutcome } from '../../setup/reports.ts'

describe('Vitest', () => {
  test('counts each test and names those that failed', () => {
    const report = {
      numPassedTests: 2,
      testResults: [
        {
          name: '/project/tests/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            { fullName: 'subtracts', status: 'failed' },
            { fullName: 'divides', status: 'skipped' },
          ],
        },
        {
          name: '/project/tests/b.test.ts',
          status: 'passed',
          assertionResults: [{ fullName: 'x', status: 'passed' }],
        },
      ],
    }
    expect(vitestOutcome(report)).toEqual({ passed: 2, failures: ['tests/a.test.ts: subtracts'] })
  })

  test('a file that does not run at all has failed', () => {
    const report = {
      numPassedTests: 0,
      testResults: [{ name: '/project/tests/a.test.ts', status: 'failed', assertionResults: [] }],
    }
    expect(vitestOutcome(report)).toEqual({ passed: 0, failures: ['tests/a.test.ts: the file does not run'] })
  })
})

describe('Playwright', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status }] })

  test('counts what passed and names the rest, and whatever passed on its second try', () => {
    const report = {
      stats: { expected: 3, flaky: 1 },
      suites: [
        {
          title: 'menu.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
          suites: [
            { title: 'on Escape', specs: [spec('gives focus back', 'flaky'), spec('later', 'skipped')] },
          ],
        },
      ],
    }
    expect(playwrightOutcome(report)).toEqual({
      passed: 4,
      failures: ['menu.spec.ts: closes [phone]'],
      flaky: ['menu.spec.ts: on Escape: gives focus back [phone]'],
    })
  })

  test('an error outside of the tests is a failure', () => {
    const report = {
      stats: { expected: 0, flaky: 0 },
      suites: [],
      errors: [{ message: 'no server\n  at line 1' }],
    }
    expect(playwrightOutcome(report)).toEqual({ passed: 0, failures: ['no server'], flaky: [] })
  })
})

test('a tally is taken as it is, with a line for each failure that it does not name', () => {
  expect(tallyOutcome({ passed: 5, failed: 0 })).toEqual({ passed: 5, failures: [] })
  expect(tallyOutcome({ passed: 5, failed: 2, failures: ['/rewards: too slow'] }).failures).toEqual([
    '/rewards: too slow',
    'a failed assertion (see above)',
  ])
})
