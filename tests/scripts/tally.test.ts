import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readTally } from '../../scripts/support/tally.ts'
import { newDirectory } from '../support/new-directory.ts'

function tallyOf(report: object, length?: number) {
  const file = join(newDirectory(), 'report.json')
  writeFileSync(file, JSON.stringify(report).slice(0, length))
  return readTally(file)
}

test('a report that was cut off is a failure', () => {
  expect(tallyOf({ testResults: [] }, 5)?.failures.join()).toMatch(/report\.json is not complete$/)
})

test('Playwright’s failed tests are named, and errors outside of tests', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const wide = { title: 'in a wide window', specs: [spec('opens', 'expected'), spec('closes', 'unexpected')] }
  const menu = {
    title: 'menu.spec.ts',
    specs: [spec('opens', 'expected'), spec('later', 'skipped'), spec('flickers', 'flaky')],
  }
  expect(tallyOf({ suites: [{ ...menu, suites: [wide] }], errors: [{ message: 'no built site' }] })).toEqual({
    passed: 2,
    failures: ['menu.spec.ts › in a wide window › closes', 'menu.spec.ts › flickers', 'no built site'],
  })
})

test('Vitest’s failed tests are named, and files that do not run', () => {
  const result = (name: string, status: string, tests: Record<string, string>) => ({
    name: resolve(name),
    status,
    assertionResults: Object.entries(tests).map(([fullName, state]) => ({ fullName, status: state })),
  })
  const testResults = [
    result('tests/a.test.ts', 'failed', { adds: 'passed', subtracts: 'failed', divides: 'skipped' }),
    result('tests/b.test.ts', 'failed', {}),
    result('tests/c.test.ts', 'passed', {}),
  ]
  expect(tallyOf({ testResults })).toEqual({
    passed: 1,
    failures: ['tests/a.test.ts: subtracts', 'tests/b.test.ts does not run'],
  })
})
