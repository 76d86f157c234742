/**
 * `npm test` runs every check; `npm run check` (`--quick`) runs those that need neither a build nor a
 * browser. It continues after a failure, so that one run shows all failures. The last line counts passed and
 * failed checks: each test and each tool is one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readParameters } from '../../shared/command.ts'
import { readTally, tallyFile } from './tally.ts'
import type { Tally } from './tally.ts'

const root = join(import.meta.dirname, '../..')

interface Step extends Tally {
  name: string
  seconds: number
}

const { values } = readParameters({ options: { quick: { type: 'boolean' } } })
const steps: Step[] = []
const afterBuild = ['markup', 'browser', 'e2e', 'lighthouse']

await Promise.all([
  inOrder(['format:check', 'lint', 'lint:css', 'types', 'unused', 'spelling', 'lockfiles', 'workflows']),
  inOrder(['unit']),
])
if (!values.quick) {
  const isBuilt = await run('build')
  for (const name of afterBuild) {
    if (isBuilt) await run(name)
    else note({ name, seconds: 0, passed: 0, failures: ['not run: the build failed'] })
  }
}
summarise()

async function inOrder(names: readonly string[]) {
  for (const name of names) await run(name)
}

/** Runs a script of package.json and records its result. Returns whether it passed. */
async function run(name: string): Promise<boolean> {
  const file = tallyFile(name)
  rmSync(file, { force: true })
  const start = performance.now()
  // Output of short steps is buffered, because two may run at once. Long steps print directly.
  const outputTo = afterBuild.includes(name) ? 'inherit' : 'pipe'
  const program = spawn(`npm run --silent ${name}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', outputTo, outputTo],
  })
  const output: Buffer[] = []
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (part: Buffer) => output.push(part))
  const [status] = (await once(program, 'close')) as [number]
  const tally = readTally(file) ?? { passed: status === 0 ? 1 : 0, failures: [] }
  const isUnnamed = status !== 0 && tally.failures.length === 0
  const failures = isUnnamed ? [`npm run ${name} (output above)`] : tally.failures
  if (failures.length > 0) process.stdout.write(Buffer.concat(output))
  note({ ...tally, name, failures, seconds: (performance.now() - start) / 1000 })
  return failures.length === 0
}

function note(step: Step) {
  steps.push(step)
  console.log(inOneLine(step))
}

function summarise() {
  console.log('')
  for (const { name, failures } of steps) for (const failure of failures) console.log(`✗ ${name}: ${failure}`)
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + step.failures.length, 0)
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}

function inOneLine({ name, seconds, passed, failures }: Step): string {
  const sign = failures.length === 0 ? '✓' : '✗'
  return `${sign} ${name}: ${passed} passed, ${failures.length} failed (${seconds.toFixed(1)} s)`
}
