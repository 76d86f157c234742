/** The Chromium that tests and Lighthouse run in. As a command (`node setup/chromium.ts`) it prints its path. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'
import { installed, mayInstall } from './debian.ts'

/** Chromium's own sandbox does not work for root, as in most containers. */
export const chromiumArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * Path of a Chromium: the one that CHROME_PATH names, one of the machine's, or Playwright's own.
 *
 * @throws when CHROME_PATH names a file that is not there
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH is ${named}, and there is no such file.`)
  return [firstInstallation(), chromium.executablePath()].find((path) => path && existsSync(path))
}

/**
 * Path of a Chromium, which is installed first where the machine has none.
 *
 * @throws one line that says what to install
 */
export function chromiumPath(): string {
  return findChromium() ?? installFromPlaywright() ?? installed(findChromium, ['chromium'])
}

/** chrome-launcher throws where it finds nothing. */
function firstInstallation(): string | undefined {
  try {
    return Launcher.getFirstInstallation()
  } catch {
    return undefined
  }
}

function installFromPlaywright(): string | undefined {
  console.error('Installing Chromium (once) …')
  // The libraries that it needs are system packages.
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
