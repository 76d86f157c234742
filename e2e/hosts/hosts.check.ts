import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test as base } from '@playwright/test'
import { differencesFrom } from '../../host/site-differences.ts'
import { builtSite, headings, paths } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import { precached } from '../support/worker.ts'
import { hosts, observe, onHost } from './hosts.ts'

/**
 * The real server programs with the generated configuration keep the same contract. Cloudflare's is compared
 * with the build only.
 */

for (const name of Object.keys(hosts) as (keyof typeof hosts)[]) {
  const test = base.extend<object, { host: RunningSite }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from here
    host: [({}, use) => onHost(name, use), { scope: 'worker' }],
  })

  const { contract, knownDifferences } = hosts[name]
  for (const [rule, check] of Object.entries(contract)) test(`${name}: ${rule}`, ({ host }) => check(host))

  test(`${name}: a request that never ends is closed`, async ({ host }) => {
    const slow = connect(host.port)
    await once(slow, 'connect')
    slow.on('error', () => undefined)
    slow.resume()
    slow.write('GET /about HTTP/1.1\r\nHost: localhost\r\nX-Slow:')
    await new Promise((resolve) => slow.on('close', resolve))
  })

  test(`${name}: npm run verify finds only known differences from the build`, async ({ host }) => {
    const differences = await differencesFrom(host.origin, builtSite)
    expect(differences.map(({ topic }) => topic)).toEqual(knownDifferences)
  })

  test(`${name}: MDN's HTTP Observatory gives at least A+ and 130 points`, async ({ host }) => {
    const { grade, score, failures } = await observe(host)
    console.log(`${name}: ${grade}, ${score} points`)
    expect(failures).toEqual([])
    expect(grade).toBe('A+')
    expect(score).toBeGreaterThanOrEqual(130)
  })

  test(`${name}: after one visit the whole site works without the host`, async ({ page }) => {
    let origin = ''
    await onHost(name, async (host) => {
      origin = host.origin
      await page.goto(origin)
      await precached(page)
    })
    for (const path of paths) {
      await page.goto(origin + path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(headings[path])
    }
  })
}
