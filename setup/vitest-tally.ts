import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { writeTally } from './tally.ts'

/**
 * Reports Vitest's results to the gate. A file that does not load and an error outside of tests each count as
 * a failure.
 */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string }[]) {
    const named = (state: 'passed' | 'failed') =>
      modules.flatMap((module) =>
        [...module.children.allTests(state)].map((test) => `${fileOf(module)}: ${test.fullName}`),
      )
    const broken = modules
      .filter((module) => module.errors().length > 0)
      .map((module) => `${fileOf(module)} does not run`)
    const outside = errors.map(({ message = 'an error outside of the tests' }) => message)
    writeTally({ passed: named('passed').length, failures: [...named('failed'), ...broken, ...outside] })
  }
}

function fileOf({ moduleId }: TestModule): string {
  return relative('.', moduleId)
}
