/**
 * `npm run test:reproducible`: builds the last commit twice and compares every file. The second build has
 * another directory, another time zone, a clock that is 18 months ahead, and the source maps of `npm run locate`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { withSourceMaps } from './locate.ts'
import { buildCommit } from './support/copies.ts'
import { temporaryDirectory } from './support/temporary-directory.ts'

const eighteenMonthsInMilliseconds = 18 * 30 * 86_400_000

/** A module that sets `Date` of its process ahead. */
const laterClock = `
  const Now = Date
  const later = () => Now.now() + ${eighteenMonthsInMilliseconds}
  globalThis.Date = class extends Now {
    constructor(...parameters) { super(...(parameters.length > 0 ? parameters : [later()])) }
    static now = later
  }`

using workshop = temporaryDirectory()
const first = await buildCommit('HEAD', join(workshop.directory, 'first'), { TZ: 'UTC' })
const second = await buildCommit('HEAD', join(workshop.directory, 'another/folder'), {
  ...withSourceMaps,
  TZ: 'Pacific/Auckland',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(laterClock)}`,
})
for (const part of ['client', 'configurations']) {
  const { status } = spawnSync('diff', ['-rq', '-x', '*.js.map', join(first, part), join(second, part)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
if (!process.exitCode) console.log('Both builds are the same to the last byte.')
