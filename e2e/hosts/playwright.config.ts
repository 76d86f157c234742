import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'

/** `npm run test:hosts`: tests run one after another, because some of them measure time. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../../dist/hosts',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  reporter: 'list',
  use: { ...site.use, serviceWorkers: 'allow' },
})
