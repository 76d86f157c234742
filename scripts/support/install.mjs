// @ts-check
/**
 * Installs the packages of the lockfile and finds a Node that is new enough for them. It is plain JavaScript
 * without dependencies, because it runs before they are installed, on the Node that started npm.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {[major: number, minor: number]} Version */

const root = fileURLToPath(new URL('../..', import.meta.url))

const lockfile = join(root, 'package-lock.json')
/** npm's own list of what is installed. npm writes it last, so that an interrupted installation has none. */
const installedLockfile = join(root, 'node_modules/.package-lock.json')

/**
 * The oldest Node for npm itself; older npm versions cannot read the lockfile.
 *
 * @type {Version}
 */
const oldestNodeToInstall = [20, 0]
/**
 * The oldest Node for the tools, used where the lockfile has no Node for the platform. The project's own code needs
 * 24.2 (`RegExp.escape`, `AsyncDisposableStack`, `import.meta.main`), and stylelint 24.15.
 *
 * @type {Version}
 */
const oldestNodeToRun = [24, 15]

/** Runs `npm ci` if other packages are installed than the lockfile has. */
export function ensureInstalled() {
  if (isOlder(process.versions.node, oldestNodeToInstall)) {
    stop(
      `This project needs Node ${oldestNodeToInstall[0]} or later; this is ${process.version}. Get it from https://nodejs.org`,
    )
  }
  if (isInstalled()) return
  console.log('Installing packages (once, and after a change of the lockfile) …')
  // Every package is needed for the build, so NODE_ENV=production or npm's `omit` setting must not skip any.
  const parameters = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]
  const { status, error } = spawnSync('npm', parameters, { cwd: root, stdio: 'inherit' })
  if (error) stop(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`)
  if (status !== 0)
    stop('Installing failed. Check the connection to the npm registry, then run the command again.')
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

/** Whether the packages of the lockfile are installed, and no others. An optional one may be for another platform. */
function isInstalled() {
  if (!existsSync(installedLockfile)) return false
  const wanted = packagesIn(lockfile)
  const installed = packagesIn(installedLockfile)
  return Object.keys({ ...wanted, ...installed }).every((path) =>
    installed[path]
      ? installed[path].version === wanted[path]?.version &&
        installed[path].integrity === wanted[path]?.integrity
      : wanted[path]?.optional,
  )
}

/**
 * The packages of a lockfile, by their paths.
 *
 * @param {string} file
 * @returns {Record<string, { version: string; integrity?: string; optional?: boolean }>}
 */
function packagesIn(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  delete packages['']
  return packages
}

/**
 * @param {string} version
 * @param {Version} oldest
 */
function isOlder(version, [major, minor]) {
  const [actualMajor = 0, actualMinor = 0] = version.split('.').map(Number)
  return actualMajor < major || (actualMajor === major && actualMinor < minor)
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message)
  process.exit(1)
}
