/**
 * Finds the Chromium that the end-to-end tests and Lighthouse run in, and installs one where there is none.
 * As a command (`node setup/chromium.ts`) it prints the path.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './debian.ts'

/** Chromium's own sandbox does not work for root, as in most containers. */
export const chromiumArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/** The usual places on systems that do not put browsers on the PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
  join(
    process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)',
    'Google\\Chrome\\Application\\chrome.exe',
  ),
  join(
    process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ),
]

/**
 * Path of a Chromium: the one that CHROME_PATH names, one of the machine's, or Playwright's own.
 *
 * @throws when CHROME_PATH names a file that is not there
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH is ${named}, and there is no such file.`)
  const candidates = [
    ...(named ? [named] : []),
    ...commandsOnPath(),
    ...usualPlaces,
    chromium.executablePath(),
  ]
  return candidates.find((path) => existsSync(path))
}

/**
 * Path of a Chromium, which is installed first where the machine has none.
 *
 * @throws when none can be installed; the message says what to do
 */
export function chromiumPath(): string {
  const path = findChromium() ?? installFromPlaywright() ?? installFromDebian()
  if (path) return path
  throw new Error(
    'No Chromium here, and none could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.',
  )
}

function commandsOnPath(): string[] {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return commands.flatMap((command) => directories.map((directory) => join(directory, command)))
}

function installFromPlaywright(): string | undefined {
  console.error('Installing Chromium (once) …')
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  return findChromium()
}

function installFromDebian(): string | undefined {
  console.error("Playwright's Chromium could not be installed. Trying the system's package …")
  installDebianPackages('chromium')
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
