/**
 * `npm run test:engines`: walks the same journey through the built site in Chromium, Firefox and WebKitGTK, and prints
 * what held in which. Words after the command name the engines to run; without any, all three run.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtSite, startSite } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import type { Driver, Engine } from './driver.ts'
import { journey, plainJourney } from './journey.ts'
import type { Step } from './journey.ts'
import { chromiumEngine, firefoxEngine } from './playwright-driver.ts'
import { webKitEngine } from './webkit-driver.ts'

const engines = [chromiumEngine, firefoxEngine, webKitEngine]

/** What an engine made of the journey: nothing under a step that held, otherwise why it did not. */
interface Walk {
  engine: string
  problems: Map<Step, string | undefined>
}

const steps = [...plainJourney, ...journey]
const wanted = process.argv.slice(2).map((word) => word.toLowerCase())
const walks: Walk[] = []
for (const engine of engines) {
  if (wanted.length > 0 && !wanted.some((word) => engine.name.toLowerCase().startsWith(word))) continue
  walks.push(await walk(engine))
}

printTable()
const failures = walks.flatMap(({ engine, problems }) =>
  [...problems]
    .filter(([, problem]) => problem !== undefined)
    .map(([{ name }, problem]) => `${engine}: ${name}: ${problem}`),
)
for (const failure of failures) console.error(`\n${failure}`)
console.log(`\n${walks.length * steps.length - failures.length} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && walks.length > 0 ? 0 : 1)

/** Walks through the site without its scripts, then with them. An engine that does not start has failed every step. */
async function walk({ name, start }: Engine): Promise<Walk> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
  const problems = new Map<Step, string | undefined>()
  try {
    const { driver, version } = await start()
    console.log(version)
    const plainSite = withoutScripts()
    await walkThrough(driver, plainJourney, problems, plainSite)
    rmSync(plainSite, { recursive: true })
    await walkThrough(driver, journey, problems, builtSite)
    await driver.quit()
    return { engine: `${name} ${version}`, problems }
  } catch (error) {
    for (const step of steps) problems.set(step, problems.get(step) ?? String(error))
    return { engine: name, problems }
  }
}

async function walkThrough(
  driver: Driver,
  part: readonly Step[],
  problems: Walk['problems'],
  directory: string,
) {
  const site: RunningSite = await startSite(directory)
  for (const step of part) {
    const problem = await step.walk(driver, site).then(
      () => undefined,
      (error: unknown) => String(error),
    )
    problems.set(step, problem)
    console.log(
      `${problem === undefined ? '✓' : '✗'} ${step.name}${problem === undefined ? '' : `: ${problem}`}`,
    )
  }
  await site.close().catch(() => undefined)
}

/** A copy of the built site whose scripts have all been lost. Whoever asks for it deletes the folder. */
function withoutScripts(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plain-site-'))
  cpSync(builtSite, directory, { recursive: true, filter: (file) => !/\.js(\.br|\.gz)?$/.test(file) })
  return directory
}

/** One line a step, one column an engine. */
function printTable() {
  const width = Math.max(...steps.map(({ name }) => name.length))
  console.log(`\n${' '.repeat(width)}  ${walks.map(({ engine }) => engine).join('  ')}`)
  for (const step of steps) {
    const marks = walks.map(({ engine, problems }) =>
      (problems.get(step) === undefined ? '✓' : '✗').padEnd(engine.length),
    )
    console.log(`${step.name.padEnd(width)}  ${marks.join('  ')}`)
  }
}
