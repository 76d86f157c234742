import { defineConfig } from '@playwright/test'
import { testPhone } from './e2e/support/phones.ts'
import { launchOptions } from './scripts/chromium.ts'

/**
 * End-to-end tests of the built site (`npm run build` first). Each test serves `dist/client` on a free port.
 * `npm run e2e` runs the tests of the gate. `npm run sweep` runs those tagged `@sweep`, which the weekly
 * workflow runs.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'dist/e2e',
  snapshotPathTemplate: 'e2e/accessibility/transcripts/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A failed test runs again for its trace, and stays failed: recording all tests takes two thirds more time.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The gate reads the second report.
  reporter: [['list'], ['json', { outputFile: 'dist/tallies/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    trace: 'on-first-retry',
    // An action that times out names itself; the test's timeout would not.
    actionTimeout: 10_000,
    // Tests that need the service worker allow it: it hides requests from Playwright.
    serviceWorkers: 'block',
  },
  projects: [{ name: 'phone', use: testPhone }],
})
