/**
 * Finds or installs the Chromium for tests and Lighthouse. As a command (`node setup/chromium.ts`) it prints
 * its path.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'
import { findOrInstall, mayInstall } from './system-packages.ts'

/** Chromium's sandbox does not work for root, as in most containers. */
export const chromiumArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * Path of a Chromium: the one in CHROME_PATH, an installed one or Playwright's own; undefined if there is
 * none.
 *
 * @throws when CHROME_PATH names a missing file
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names a missing file: ${named}`)
  return [firstInstallation(), chromium.executablePath()].find((path) => path && existsSync(path))
}

/**
 * Path of a Chromium, after installing one if necessary.
 *
 * @throws with one line that names what to install
 */
export function chromiumPath(): string {
  return findChromium() ?? installFromPlaywright() ?? findOrInstall(findChromium, ['chromium'])
}

/** Returns undefined where chrome-launcher finds nothing and throws. */
function firstInstallation(): string | undefined {
  try {
    return Launcher.getFirstInstallation()
  } catch {
    return undefined
  }
}

function installFromPlaywright(): string | undefined {
  console.error('Installing Chromium (once) …')
  // Chromium needs libraries from system packages.
  const libraries = mayInstall ? ['--with-deps'] : []
  spawnSync('npx', ['playwright', 'install', ...libraries, 'chromium'], {
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  return findChromium()
}

if (import.meta.main) {
  try {
    console.log(chromiumPath())
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
