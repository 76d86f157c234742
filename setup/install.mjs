/**
 * What has to be there before anything runs: the packages of the lockfile and a Node new enough for them. Plain
 * JavaScript without dependencies, because it runs before they are installed, on whatever Node started npm.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The Node that runs npm itself; anything older does not understand the lockfile. */
const oldestNodeToInstall = [20, 0]
/** The Node that the tools need, where the lockfile has none for this platform. */
const oldestNodeToRun = [22, 19]

/** Installs what the lockfile names and node_modules lacks; does nothing when all is there. */
export function ensureInstalled() {
  if (isOlder(process.versions.node, oldestNodeToInstall)) {
    stop(`This project needs Node 20 or later; this is ${process.version}. Get it from https://nodejs.org`)
  }
  if (isInstalled()) return
  console.log('Installing packages (only when the lockfile has changed) …')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    stop('Installing failed. Check the connection to the npm registry, then run the command again.')
}

/** Path of the Node to run everything with: the lockfile's, or this one where the platform has no such package. */
function nodePath() {
  const windows = process.platform === 'win32'
  const locked = join(
    root,
    'node_modules',
    `node-${windows ? 'win' : process.platform}-${process.arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  )
  if (existsSync(locked)) return locked
  if (isOlder(process.versions.node, oldestNodeToRun)) {
    stop(
      `On this platform the project runs on your own Node, which must be 22.19 or later; this is ${process.version}.`,
    )
  }
  return process.execPath
}

/**
 * Runs a file or an npm script with the right Node, showing its output.
 * Ends this process with the same code if it fails.
 */
export function run(file, ...parameters) {
  const { status, error } = spawnSync(nodePath(), [join(root, file), ...parameters], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) stop(`Node could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Whether node_modules holds what the lockfile names, in its version. Which optional packages are there depends on the platform. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && !present[path]) || present[path]?.version === version,
  )
}

function packagesOf(lockfile) {
  const file = join(root, lockfile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

function isOlder(version, [major, minor]) {
  const [actualMajor, actualMinor] = version.split('.').map(Number)
  return actualMajor < major || (actualMajor === major && actualMinor < minor)
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
