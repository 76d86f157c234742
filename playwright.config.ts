import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './setup/chromium.ts'

const executablePath = findChromium()

/**
 * End-to-end tests of the built site (`npm run build` first). Each worker serves `dist/client` itself on a free port
 * (e2e/support/test.ts), so they need no running server and disturb none.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'dist/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine can stop a browser at any point. Whoever needs the second try is named at the end of the gate.
  retries: 1,
  // Generous, for machines that do much else at the same time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The second counts for the gate.
  reporter: [['list'], ['./setup/playwright-tally.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
    // Only the offline tests let the worker in: everywhere else, requests must be seen.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      testIgnore: [
        'prerendered.spec.ts',
        'server.spec.ts',
        // They choose their own windows.
        'back-forward-cache.spec.ts',
        'accessibility/{conditions,large-text,print,reading-order,without-script}.spec.ts',
      ],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ['menu.spec.ts', 'offline.spec.ts', 'install.spec.ts', 'rewards.spec.ts', '**/faults/**'],
    },
  ],
})
