// @ts-check
/** Plain JavaScript, because scripts/support/install.mjs needs it on the Node that started npm. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether the packages of a directory's lockfile are installed, and no others. An optional one may be for another platform.
 *
 * @param {string} directory
 */
export function isInstalled(directory) {
  // npm's own list of what is installed. npm writes it last, so that an interrupted installation has none.
  const list = join(directory, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const wanted = packagesIn(join(directory, 'package-lock.json'))
  const installed = packagesIn(list)
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
