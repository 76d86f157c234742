import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'

/** `npm run test:hosts`: the real server programs, each started once. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../../dist/hosts',
  globalSetup: '../support/global-setup.ts',
  forbidOnly: true,
  timeout: 120_000,
  reporter: 'list',
  use: { ...site.use, serviceWorkers: 'allow' },
})
