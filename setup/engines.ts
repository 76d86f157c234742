/** Finds Firefox ESR and WebKitGTK for the journey in three engines, and installs them where they are missing. */
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian.ts'

/** What WebKitGTK needs to be driven: its driver, its plain browser, and a screen that nobody sees. */
export interface WebKitPaths {
  driver: string
  browser: string
  screen: string
}

/**
 * Path of Firefox ESR.
 *
 * @throws when it is missing and cannot be installed
 */
export function firefoxPath(): string {
  return found('Firefox ESR', () => onPath('firefox-esr'), ['firefox-esr'])
}

/**
 * Paths of WebKitGTK's driver, of MiniBrowser and of Xvfb.
 *
 * @throws when they are missing and cannot be installed
 */
export function webKitPaths(): WebKitPaths {
  return found('WebKitGTK', findWebKit, ['webkit2gtk-driver', 'xvfb'])
}

function findWebKit(): WebKitPaths | undefined {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  const [browser] = globSync('/usr/lib{,exec}/{*/,}webkit{2,}gtk-*/MiniBrowser')
  return driver && screen && browser ? { driver, browser, screen } : undefined
}

function found<Result>(name: string, find: () => Result | undefined, packages: readonly string[]): Result {
  const present = find()
  if (present) return present
  console.error(`Installing ${name} (once) …`)
  installDebianPackages(...packages)
  const installed = find()
  if (installed) return installed
  throw new Error(
    `There is no ${name} here, and it could not be installed: apt-get install ${packages.join(' ')}`,
  )
}

function onPath(command: string): string | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return directories.map((directory) => join(directory, command)).find((path) => existsSync(path))
}
