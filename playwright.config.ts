import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './setup/chromium.ts'

const executablePath = findChromium()

/**
 * End-to-end tests of the built site (`npm run build` first). Each test serves `dist/client` itself on a free port.
 * `npm run e2e` runs what the gate needs; `npm run sweep` runs the tests tagged `@sweep`, which the weekly workflow runs.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'dist/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine can stop a browser at any point. The gate names every test that needed its second try.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The second counts for the gate.
  reporter: [['list'], ['./setup/playwright-tally.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
    // A click that waits in vain says so; the test's own limit would not name it.
    actionTimeout: 10_000,
    // Only tests that need the worker let it in: it hides requests from Playwright.
    serviceWorkers: 'block',
  },
  // The one window of all tests, unless a test can fail in another one only (e2e/support/test.ts, `desktop`).
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
