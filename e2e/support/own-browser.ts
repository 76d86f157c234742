import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'

interface OwnBrowserOptions {
  /** Parameters for Chromium. */
  parameters?: readonly string[]
  /** Parameters that Playwright would give and this browser must not have. */
  without?: string[]
  /** A folder for what the browser remembers; a new one, deleted afterwards, where left out. */
  profile?: string
}

/** The window is what it is: measured by Playwright, the window of an installed site never opens. */
const windowAsItIs: object = {
  viewport: null,
  deviceScaleFactor: undefined,
  isMobile: false,
  hasTouch: false,
}

/** Runs a browser with a profile of its own, as a visitor has: Playwright's contexts are private windows. */
export async function inOwnBrowser(
  { parameters = [], without = [], profile }: OwnBrowserOptions,
  use: (page: Page, context: BrowserContext) => Promise<void>,
) {
  const directory = profile ?? mkdtempSync(join(tmpdir(), 'profile-'))
  const context = await chromium.launchPersistentContext(directory, {
    executablePath: chromiumPath(),
    args: [...chromiumArguments, ...parameters],
    ignoreDefaultArgs: without,
    ...windowAsItIs,
  })
  try {
    await use(context.pages()[0]!, context)
  } finally {
    await context.close().catch(() => undefined)
    if (!profile) rmSync(directory, { recursive: true, force: true })
  }
}
