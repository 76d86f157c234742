import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCase } from '@playwright/test/reporter'
import type { TestModule } from 'vitest/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PlaywrightTally from '../../setup/playwright-tally.ts'
import { readTally } from '../../setup/tally.ts'
import VitestTally from '../../setup/vitest-tally.ts'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tally-'))
  file = join(directory, 'tally.json')
  vi.stubEnv('TALLY', file)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

function playwrightTest(title: string, outcome: ReturnType<TestCase['outcome']>): TestCase {
  return {
    titlePath: () => ['', 'phone', 'menu.spec.ts', title],
    outcome: () => outcome,
  } as unknown as TestCase
}

function vitestModule(name: string, tests: Record<string, string>, errors: unknown[] = []): TestModule {
  return {
    moduleId: join(process.cwd(), name),
    errors: () => errors,
    children: {
      allTests: (state: string) =>
        Object.entries(tests)
          .filter(([, value]) => value === state)
          .map(([fullName]) => ({ fullName })),
    },
  } as unknown as TestModule
}

test('Playwright’s tally names failed and flaky tests', () => {
  const reporter = new PlaywrightTally()
  const flaky = playwrightTest('gives focus back', 'flaky')
  // `onTestEnd` is called for each attempt.
  for (const one of [
    flaky,
    flaky,
    playwrightTest('opens', 'expected'),
    playwrightTest('closes', 'unexpected'),
  ])
    reporter.onTestEnd(one)
  reporter.onTestEnd(playwrightTest('later', 'skipped'))
  reporter.onEnd()
  expect(readTally(file)).toEqual({
    passed: 2,
    failures: ['phone › menu.spec.ts › closes'],
    flaky: ['phone › menu.spec.ts › gives focus back'],
  })
})

test('an error outside Playwright’s tests is a failure', () => {
  const reporter = new PlaywrightTally()
  reporter.onError({ message: 'no built site' })
  reporter.onEnd()
  expect(readTally(file)).toMatchObject({ passed: 0, failures: ['no built site'] })
})

test('Vitest’s tally names failed tests and files that do not run', () => {
  const modules = [
    vitestModule('tests/a.test.ts', { adds: 'passed', subtracts: 'failed', divides: 'skipped' }),
    vitestModule('tests/b.test.ts', {}, [new Error('no such module')]),
  ]
  new VitestTally().onTestRunEnd(modules, [{ message: 'unhandled' }])
  expect(readTally(file)).toEqual({
    passed: 1,
    failures: ['tests/a.test.ts: subtracts', 'tests/b.test.ts does not run', 'unhandled'],
  })
})
