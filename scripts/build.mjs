// @ts-check
/**
 * `npm run build`: a preview, with placeholders for the variables that are not set. `npm run build -- --publish`
 * stops unless all are set. Both check variables, types and content first, so that errors name their
 * field. They build into a temporary directory and replace the last good build only after success.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { root, stop, succeeds } from './support/node.mjs'

const dist = join(root, 'dist')
const next = join(dist, 'next')
/** Parts of the output: served files, configurations of hosts, and Vite's manifest. */
const parts = ['client', 'configurations', 'assets.json']

/** Free space below which a failed build is reported as a full disk. */
const fullBelowBytes = 1_000_000

const parameters = process.argv.slice(2)
const unknown = parameters.find((parameter) => parameter !== '--publish')
if (unknown)
  console.error(`"npm run build" does not know ${unknown}. It has one option: npm run build -- --publish`)

// What dist/next has before this build begins may be of one that runs beside it.
if (unknown || !checksPass()) stop(failure())
const isBuilt = buildSucceeds()
if (isBuilt) for (const part of parts) putInPlace(part)
else console.error(failure())
rmSync(next, { recursive: true, force: true })
process.exitCode = isBuilt ? 0 : 1

/** Whether variables, types and content are right. The first check that fails says why. */
function checksPass() {
  return (
    succeeds('renderer/site-variables.ts', ...parameters) &&
    succeeds('scripts/types.mjs') &&
    succeeds('node_modules/vitest/vitest.mjs', 'run', 'tests/content', '--reporter=dot')
  )
}

/** Builds into the temporary directory. Returns whether that worked. */
function buildSucceeds() {
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  // Read by renderer/directories.ts.
  process.env.SITE_OUTPUT = 'dist/next'
  // Read by renderer/files/finish-build.ts. It is empty outside of a repository.
  process.env.SOURCE_DATE_EPOCH ??= commitSeconds()
  return succeeds('node_modules/vike/bin.js', 'build')
}

/** When the last commit was made, in seconds. */
function commitSeconds() {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  return stdout?.trim() ?? ''
}

/**
 * Replaces a part of the last build. A directory cannot be replaced in one step, so it is missing between two
 * renames.
 *
 * @param {string} part
 */
function putInPlace(part) {
  const place = join(dist, part)
  const aside = `${place}.old`
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, aside)
  renameSync(join(next, part), place)
  rmSync(aside, { recursive: true, force: true })
}

/** Why there is no site. A failed build is still there, with the space that it takes. */
function failure() {
  const { bavail, bsize } = statfsSync(existsSync(dist) ? dist : root)
  const reason = bavail * bsize < fullBelowBytes ? `: no space left on the disk of ${dist}` : ''
  return `The site was not built${reason}. The last good site, if there was one, is untouched.`
}
