import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test as base } from '@playwright/test'
import { hostPromises } from '../support/host-promises.ts'
import { headings, paths } from '../support/site.ts'
import { hosts } from './hosts.ts'
import type { Host } from './hosts.ts'
import { observe } from './observe.ts'

/** The real programs with the configuration that the build writes, each held to the same promises. */

for (const [name, start] of Object.entries(hosts)) {
  const test = base.extend<object, { host: Host }>({
    host: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from here
      async ({}, use) => {
        const host = await start()
        await use(host)
        await host.stop()
      },
      { scope: 'worker' },
    ],
  })

  test.describe(name, () => {
    for (const [promise, keep] of Object.entries(hostPromises)) test(promise, ({ host }) => keep(host))

    test('a client that never finishes its request is hung up on', async ({ host }) => {
      const slow = connect(host.port)
      await once(slow, 'connect')
      slow.on('error', () => undefined)
      slow.resume()
      slow.write('GET /about HTTP/1.1\r\nHost: localhost\r\nX-Slow:')
      await new Promise((resolve) => slow.on('close', resolve))
    })

    test("MDN's HTTP Observatory gives at least A+ and 130 points", async ({ host }) => {
      const { grade, score, failures } = await observe(host)
      console.log(`${name}: ${grade}, ${score} points`)
      expect(failures).toEqual([])
      expect(grade).toBe('A+')
      expect(score).toBeGreaterThanOrEqual(130)
    })

    test('after one visit the whole site is there without it', async ({ page }) => {
      const host = await start()
      await page.goto(host.origin)
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            if (navigator.serviceWorker.controller) resolve()
            else navigator.serviceWorker.addEventListener('controllerchange', () => resolve())
          }),
      )
      await host.stop()
      for (const path of paths) {
        await page.goto(host.origin + path)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(headings[path])
      }
    })
  })
}
