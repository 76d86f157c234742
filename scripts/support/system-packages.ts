/** Finds or installs the Debian packages that some checks need. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether packages may be installed without asking: as root, or on CI. */
export const mayInstall = process.getuid?.() === 0 || Boolean(process.env.CI)

/**
 * Returns the result of `find`. If it finds nothing, the packages are installed and it runs again.
 *
 * @throws with the command to run, where installing is not allowed or fails
 */
export function findOrInstall<Found>(find: () => Found | undefined, packages: readonly string[]): Found {
  const found = find() ?? (mayInstall && aptGet(packages) ? find() : undefined)
  if (found === undefined) throw new Error(`Please run: sudo apt-get install ${packages.join(' ')}`)
  return found
}

/** Path of a command; undefined if it is not on the PATH. */
export function onPath(command: string): string | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return directories.map((directory) => join(directory, command)).find((path) => existsSync(path))
}

/** Installs the packages. Returns whether that worked. */
export function aptGet(packages: readonly string[]): boolean {
  console.error(`Installing ${packages.join(', ')} …`)
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  const command = `${sudo}apt-get -q update && ${sudo}apt-get -q install -y --no-install-recommends ${packages.join(' ')}`
  // Standard output is reserved for the caller's result.
  return spawnSync('sh', ['-c', command], { stdio: ['ignore', process.stderr, 'inherit'] }).status === 0
}
