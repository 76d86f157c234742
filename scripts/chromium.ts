/**
 * Finds or installs the Chromium for Lighthouse, and its headless shell for the end-to-end tests. As a command
 * (`node scripts/chromium.ts`) it prints the path of both.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { LaunchOptions } from '@playwright/test'
import { Launcher } from 'chrome-launcher'
import { orStop } from '../shared/command.ts'
import { aptGet, findOrInstall, mayInstall, onPath } from './support/system-packages.ts'

/** Chromium's sandbox does not work for root, as in most containers. */
export const chromiumArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * Path of a Chromium, after installing one if necessary.
 *
 * @throws with one line that names what to install, or when CHROME_PATH names a missing file
 */
export function chromiumPath(): string {
  return findChromium() ?? installFromPlaywright() ?? findOrInstall(findChromium, ['chromium'])
}

/**
 * Launch options of the end-to-end tests. They run in Chromium's headless shell, a Chromium without windows, in
 * which they take a third less time (decision 016). Without a shell, Chromium runs the same tests.
 */
export function launchOptions(...parameters: string[]): LaunchOptions {
  const path = testBrowserPath()
  return { args: [...chromiumArguments, ...parameters], ...(path && { executablePath: path }) }
}

/** Undefined for Playwright's own headless shell, which Playwright finds by itself. */
function testBrowserPath(): string | undefined {
  return namedChromium() ?? onPath('chromium-headless-shell') ?? firstInstallation()
}

/** Adds the headless shell to Debian's Chromium. Both packages need the same version. */
function addHeadlessShell() {
  if (mayInstall && onPath('chromium') && !onPath('chromium-headless-shell'))
    aptGet(['chromium', 'chromium-headless-shell'])
}

/** The Chromium in CHROME_PATH, an installed one or Playwright's own; undefined if there is none. */
function findChromium(): string | undefined {
  return [namedChromium(), firstInstallation(), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** The Chromium in CHROME_PATH; undefined where that is not set. */
function namedChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (!named) return undefined
  if (!existsSync(named)) throw new Error(`CHROME_PATH names a missing file: ${named}`)
  return named
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
  })
  return findChromium()
}

function printPaths() {
  console.log(chromiumPath())
  addHeadlessShell()
  console.log(testBrowserPath() ?? "Playwright's headless shell")
}

if (import.meta.main) await orStop(printPaths)
