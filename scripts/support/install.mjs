// @ts-check
/**
 * Installs the packages of the lockfile. It is plain JavaScript without dependencies, because it runs before they are
 * installed, on the Node that started npm.
 */
import { spawnSync } from 'node:child_process'
import { isInstalled } from '../../shared/installed.mjs'
import { isOlder, root, stop } from './node.mjs'

/**
 * The oldest Node that starts npm, as in `engines` of package.json: the workflow ci builds the site with it.
 *
 * @type {import('./node.mjs').Version}
 */
const oldestNodeToInstall = [20, 0]

/** Runs `npm ci` if other packages are installed than the lockfile has. */
export function ensureInstalled() {
  if (isOlder(process.versions.node, oldestNodeToInstall)) {
    stop(
      `This project needs Node ${oldestNodeToInstall[0]} or later; this is ${process.version}. Get it from https://nodejs.org`,
    )
  }
  if (isInstalled(root)) return
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
