import { test as base } from '@playwright/test'
import { ask } from './support/raw-request.ts'
import { hostPromises } from './support/host-promises.ts'
import { startSite } from './support/site.ts'
import type { RunningSite } from './support/site.ts'
import { expect } from './support/test.ts'

/** The server behind `npm start` keeps the promises of all hosts and some of its own. */

const test = base.extend<object, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from here
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

for (const [promise, check] of Object.entries(hostPromises)) test(promise, ({ site }) => check(site))

test('a malformed address gets status 400 and no body', async ({ site }) => {
  for (const path of ['/%', '/%E0%A4%A', '/about%00', '/%00', '/about%2', 'about', '*']) {
    const { status, body } = await ask(site, path)
    expect(status, path).toBe(400)
    expect(body.length, path).toBe(0)
  }
})

test('an overlong request line gets status 431, even while it is still being sent', async ({ site }) => {
  for (const length of [65_536, 20_000_000])
    expect((await ask(site, `/${'a'.repeat(length)}`)).status).toBe(431)
})

test('the browser’s preferred encoding is used, and Brotli between equals', async ({ site }) => {
  const encodings = {
    'br;q=0.5, gzip;q=0.5': 'br',
    'br;q=0.1, gzip': 'gzip',
    'br;q=0.1, gzip;q=0.2, identity': undefined,
    '*;q=0.5': 'br',
  }
  for (const [accepted, used] of Object.entries(encodings)) {
    const { headers } = await ask(site, '/about', { headers: { 'Accept-Encoding': accepted } })
    expect(headers['content-encoding'], accepted).toBe(used)
  }
})
