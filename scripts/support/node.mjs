// @ts-check
/**
 * Runs commands on a Node that is new enough for the packages. It is plain JavaScript, as install.mjs is and for the same
 * reason.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {[major: number, minor: number]} Version */

/** The directory of the project. Node 20.0 has no `import.meta.dirname`. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The oldest Node for the tools, used where the lockfile has no Node for the platform. The project's own code needs
 * 24.2 (`RegExp.escape`, `AsyncDisposableStack`, `import.meta.main`), and stylelint 24.15.
 *
 * @type {Version}
 */
const oldestNodeToRun = [24, 15]

/**
 * Runs a file with the right Node and shows its output. If the file fails, this process exits with the same
 * code.
 *
 * @param {string} file Relative to the root.
 * @param {string[]} parameters
 */
export function run(file, ...parameters) {
  const status = statusOf(file, parameters)
  if (status !== 0) process.exit(status)
}

/**
 * Runs a file with the right Node and shows its output. Returns whether it succeeds.
 *
 * @param {string} file Relative to the root.
 * @param {string[]} parameters
 */
export function succeeds(file, ...parameters) {
  return statusOf(file, parameters) === 0
}

/**
 * The exit code of a file.
 *
 * @param {string} file
 * @param {string[]} parameters
 */
function statusOf(file, parameters) {
  const { status, error } = spawnSync(nodePath(), [join(root, file), ...parameters], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) stop(`Node could not be started: ${error.message}`)
  return status ?? 1
}

/**
 * Path of the Node for all commands: the lockfile's, or the running one where the platform has no such
 * package.
 */
function nodePath() {
  const locked = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  if (existsSync(locked)) return locked
  if (!existsSync(join(root, 'node_modules'))) stop('The packages are not installed. Please run: npm ci')
  if (isOlder(process.versions.node, oldestNodeToRun)) {
    stop(
      `On this platform the project runs on your own Node, which must be ${oldestNodeToRun.join('.')} or later; this is ${process.version}.`,
    )
  }
  return process.execPath
}

/**
 * Whether a version such as 24.14.0 is older than another one.
 *
 * @param {string} version
 * @param {Version} oldest
 */
export function isOlder(version, [major, minor]) {
  const [actualMajor = 0, actualMinor = 0] = version.split('.').map(Number)
  return actualMajor < major || (actualMajor === major && actualMinor < minor)
}

/**
 * Ends the command with exit code 1 and one line that says why.
 *
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message)
  process.exit(1)
}
