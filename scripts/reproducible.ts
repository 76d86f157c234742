/**
 * `npm run test:reproducible`: builds the last commit twice and compares every file. The second build has
 * another directory, another time zone and a clock that is 18 months ahead.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitSeconds } from './git.ts'
import { checkOut } from './unpack-commit.ts'

const eighteenMonthsInMilliseconds = 18 * 30 * 86_400_000

/** A module that sets `Date` of its process ahead. */
const laterClock = `
  const Now = Date
  const later = () => Now.now() + ${eighteenMonthsInMilliseconds}
  globalThis.Date = class extends Now {
    constructor(...parameters) { super(...(parameters.length > 0 ? parameters : [later()])) }
    static now = later
  }`

const workshop = mkdtempSync(join(tmpdir(), 'reproducible-'))
try {
  const first = build('first', { TZ: 'UTC' })
  const second = build('another/folder', {
    TZ: 'Pacific/Auckland',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(laterClock)}`,
  })
  for (const part of ['client', 'configurations']) {
    const { status } = spawnSync('diff', ['-rq', join(first, part), join(second, part)], { stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
  if (!process.exitCode) console.log('Both builds are the same to the last byte.')
} finally {
  rmSync(workshop, { recursive: true, force: true })
}

/** Builds the last commit in its own directory. Returns the output directory. */
function build(name: string, environment: Readonly<Record<string, string>>): string {
  const directory = join(workshop, name)
  checkOut('HEAD', directory)
  execFileSync(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    cwd: directory,
    env: { ...process.env, SOURCE_DATE_EPOCH: commitSeconds('HEAD'), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(directory, 'dist')
}
