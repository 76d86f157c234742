/**
 * Every check there is, one after another. It goes on after a failure, so that one run shows all of them, and its last
 * line says how many checks passed and how many failed: a tool is one check, and so is each test.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from './chromium.ts'
import { playwrightOutcome, tallyOutcome, vitestOutcome } from './reports.ts'
import type { Outcome } from './reports.ts'

const root = join(import.meta.dirname, '..')
const passed: Outcome = { passed: 1, failures: [] }

interface Step extends Outcome {
  name: string
  seconds: number
}

const steps: Step[] = []

step('Format', () => tool('format:check'))
step('Lint', () => tool('lint'))
step('Types', () => tool('types'))
step('Unused code', () => tool('unused'))
step('Spelling', () => tool('spelling'))
step('Lockfiles', () => tool('lockfiles'))
step('Unit tests', () =>
  runner('unit', 'dist/unit.json', vitestOutcome, {
    parameters: ['--reporter=default', '--reporter=json', '--outputFile.json=dist/unit.json'],
  }),
)

const isBuilt = step('Build', () => tool('build'))
step('Markup', () => (isBuilt ? tool('markup') : notRun('the build failed')))
const browser = step('Browser', findBrowser)
const reason = isBuilt ? (browser ? undefined : 'there is no browser') : 'the build failed'
step('End-to-end tests', () =>
  reason
    ? notRun(reason)
    : runner('e2e', 'dist/e2e.json', playwrightOutcome, {
        environment: { E2E_REPORT: join(root, 'dist/e2e.json') },
      }),
)
step('Lighthouse', () =>
  reason ? notRun(reason) : runner('lighthouse', 'dist/lighthouse.json', tallyOutcome),
)

summarise()

/** Runs a step under its heading and notes what came of it. Returns whether nothing failed. */
function step(name: string, check: () => Outcome): boolean {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`)
  const start = performance.now()
  const outcome = check()
  const result = { name, seconds: (performance.now() - start) / 1000, ...outcome }
  steps.push(result)
  console.log(inOneLine(result))
  return outcome.failures.length === 0
}

/** A tool is one check: it is content or it is not. */
function tool(script: string): Outcome {
  return npmRun(script) ? passed : { passed: 0, failures: [`npm run ${script}`] }
}

interface RunnerOptions {
  parameters?: readonly string[]
  environment?: Readonly<Record<string, string>>
}

/** A runner counts its tests in a report. One that fails without naming a failed test, or leaves no report, crashed. */
function runner(
  script: string,
  report: string,
  read: (report: unknown) => Outcome,
  { parameters = [], environment = {} }: RunnerOptions = {},
): Outcome {
  const file = join(root, report)
  rmSync(file, { force: true })
  const isContent = npmRun(script, parameters, environment)
  const crash = `npm run ${script} ended without a result`
  if (!existsSync(file)) return { passed: 0, failures: [crash] }
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')))
    const isSilent = outcome.failures.length === 0 && (!isContent || outcome.passed === 0)
    return isSilent ? { ...outcome, failures: [crash] } : outcome
  } catch (error) {
    return { passed: 0, failures: [`${crash}: ${report} cannot be read (${String(error)})`] }
  }
}

/** Whether a script of package.json succeeded. npm puts the lockfile's Node first on the PATH. */
function npmRun(
  script: string,
  parameters: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Finds a Chromium, or installs one, for everything that follows. */
function findBrowser(): Outcome {
  try {
    process.env.CHROME_PATH = chromiumPath()
    console.log(process.env.CHROME_PATH)
    return passed
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] }
  }
}

/** What could not be checked has not passed. */
function notRun(because: string): Outcome {
  return { passed: 0, failures: [`not run, because ${because}`] }
}

function summarise() {
  console.log(`\n── Summary ${'─'.repeat(69)}`)
  for (const result of steps) {
    console.log(inOneLine(result))
    for (const failure of result.failures) console.log(`    ${failure}`)
    for (const test of result.flaky ?? []) console.log(`    on its second try: ${test}`)
  }
  const passes = steps.reduce((sum, result) => sum + result.passed, 0)
  const failures = steps.reduce((sum, result) => sum + result.failures.length, 0)
  process.exitCode = failures > 0 ? 1 : 0
  console.log(`\n${passes} passed, ${failures} failed`)
}

function inOneLine({ name, seconds, passed: passes, failures }: Step): string {
  const sign = failures.length === 0 ? '✓' : '✗'
  return `${sign} ${name}: ${passes} passed, ${failures.length} failed (${seconds.toFixed(1)} s)`
}
