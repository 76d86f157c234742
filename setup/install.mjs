/**
 * What has to be there before anything runs: the packages of the lockfile and a Node new enough for them. Plain
 * JavaScript without dependencies, because it runs before they are installed, on whatever Node started npm.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const lockfile = join(root, 'package-lock.json')
/** A copy of the lockfile as of the last installation that went through. */
const installedLockfile = join(root, 'node_modules/.installed-package-lock.json')

/** The Node that runs npm itself; anything older does not understand the lockfile. */
const oldestNodeToInstall = [20, 0]
/** The Node that the tools need, where the lockfile has none for this platform. */
const oldestNodeToRun = [22, 19]

/** Installs what the lockfile names and node_modules lacks; does nothing when all is there. */
export function ensureInstalled() {
  if (isOlder(process.versions.node, oldestNodeToInstall)) {
    stop(`This project needs Node 20 or later; this is ${process.version}. Get it from https://nodejs.org`)
  }
  if (read(installedLockfile) === read(lockfile)) return
  console.log('Installing packages (only when the lockfile has changed) …')
  // Everything here is a tool of the build: NODE_ENV=production or an "omit" of the machine's own must not leave it out.
  const parameters = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]
  const { status, error } = spawnSync('npm', parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) stop(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`)
  if (status !== 0)
    stop('Installing failed. Check the connection to the npm registry, then run the command again.')
  copyFileSync(lockfile, installedLockfile)
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
 * Runs a file with the right Node, showing its output.
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

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function isOlder(version, [major, minor]) {
  const [actualMajor, actualMinor] = version.split('.').map(Number)
  return actualMajor < major || (actualMajor === major && actualMinor < minor)
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
