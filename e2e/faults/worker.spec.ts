import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { header } from '../../src/content/navigation.ts'
import { pagesFile } from '../../src/pwa/pages-file.ts'
import { copyBuild } from '../support/builds.ts'
import { answers } from '../support/faulty-site.ts'
import { inOwnBrowser } from '../support/own-browser.ts'
import { builtSite, headings, pageScript, paths } from '../support/site.ts'
import { hydrated, listenToErrors, openHydrated } from '../support/test.ts'
import {
  expect,
  heading,
  kept,
  keptAddresses,
  lookForUpdate,
  test,
  versionsOf,
  visit,
} from '../support/worker.ts'

/** Faults of the worker, of what it keeps and of the line while it does so. The numbers are those of README.md. */

/** A build in which every page differs. Whoever asks for it disposes of it. */
async function nextBuild() {
  const build = copyBuild()
  build.markAll('next')
  await build.finish()
  return build
}

async function goTo(page: Page, path: '/careers' | '/contact') {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
  await expect(heading(page)).toHaveText(headings[path])
}

for (const [row, what, answer] of [
  [1, 'one file answers 500', answers.status(500)],
  [2, 'a precached file arrives truncated', answers.truncated],
] as const) {
  test(`fault ${row}: ${what} while the worker updates: the old version serves every page`, async ({
    page,
    ownSite,
  }) => {
    await visit(page, '/')
    using build = await nextBuild()
    ownSite.deploy(build.directory)
    for (const path of ['/fitness', pagesFile]) ownSite.fail(path, answer)
    expect(await lookForUpdate(page)).toBe(false)
    await ownSite.cut()
    expect(await versionsOf(page)).toEqual(['unmarked'])

    await ownSite.mend()
    ownSite.fail('/fitness', undefined)
    expect(await lookForUpdate(page)).toBe(true)
  })
}

test('a file of another version, as in mid-deploy, is not kept', async ({ page, ownSite }) => {
  await visit(page, '/')
  using build = await nextBuild()
  ownSite.deploy(build.directory)
  for (const path of ['/fitness', pagesFile]) ownSite.fail(path, answers.html)
  expect(await lookForUpdate(page)).toBe(false)
  ownSite.fail('/fitness', undefined)

  expect(await lookForUpdate(page)).toBe(true)
})

test('what a host once answered in the place of a script, for the HTTP cache to keep, is asked for again', async ({
  page,
  ownSite,
}) => {
  const script = pageScript('/contact')
  ownSite.fail(script, (_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=31536000, immutable' })
      .end('<!doctype html><title>Another page</title>')
  })
  await page.goto('/')
  await page.evaluate((address) => fetch(address), script)
  ownSite.fail(script, undefined)
  await kept(page)
  await ownSite.cut()
  await openHydrated(page, '/contact')

  await expect(heading(page)).toHaveText(headings['/contact'])
})

test('fault 3: storage is full: the site works online and says nothing of it', async ({
  page,
  context,
  ownSite,
}) => {
  const errors = listenToErrors(page)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: ownSite.origin, quotaSize: 20_000 })
  await openHydrated(page, '/')
  await goTo(page, '/careers')
  await expect.poll(() => ownSite.log.some(({ path }) => path === '/sw.js')).toBe(true)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
    .toBe(true)
  await page.reload()
  await hydrated(page)
  await goTo(page, '/contact')
  await expect(page.locator('.notice')).toHaveCount(0)
  expect(errors).toEqual([])

  await devTools.send('Storage.overrideQuotaForOrigin', { origin: ownSite.origin })
  await visit(page, '/about')
})

test('fault 4: caches are evicted while the worker lives: online works, and the caches are filled again', async ({
  page,
  context,
  ownSite,
}) => {
  await visit(page, '/')
  const before = await keptAddresses(page)
  const devTools = await context.newCDPSession(page)
  const storageTypes = 'cache_storage'
  await devTools.send('Storage.clearDataForOrigin', { origin: ownSite.origin, storageTypes })
  expect(await keptAddresses(page)).toEqual([])
  const response = await page.goto('/about')

  expect(response?.status()).toBe(200)
  await expect(heading(page)).toHaveText(headings['/about'])
  await expect.poll(async () => (await keptAddresses(page)).length, { timeout: 20_000 }).toBe(before.length)
  await ownSite.cut()
  expect(await versionsOf(page)).toEqual(['unmarked'])
})

test('the caches cannot be read any more: the page comes from the network', async ({ page, ownSite }) => {
  const worker = readFileSync(join(builtSite, 'sw.js'), 'utf8')
  const breaking =
    "addEventListener('message', () => (caches.open = () => Promise.reject(new Error('broken'))))"
  ownSite.fail('/sw.js', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${worker};${breaking}`)
  })
  await visit(page, '/')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage('break'))
  const response = await page.goto('/about')
  await hydrated(page)

  expect(response?.status()).toBe(200)
  await expect(heading(page)).toHaveText(headings['/about'])
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
})

for (const [row, what, answer] of [
  [5, 'sw.js answers HTML', answers.html],
  [6, 'sw.js answers 404', answers.status(404)],
] as const) {
  test(`fault ${row}: ${what}: the old worker stays`, async ({ page, ownSite }) => {
    const errors = listenToErrors(page)
    await visit(page, '/')
    ownSite.fail('/sw.js', answer)
    expect(await lookForUpdate(page)).toBe(false)
    await page.goto('/about')
    await hydrated(page)
    await ownSite.cut()

    expect(await versionsOf(page)).toEqual(['unmarked'])
    await page.goto('/careers')
    await expect(heading(page)).toHaveText(headings['/careers'])
    expect(errors).toEqual([])
  })
}

test('fault 7: the worker never becomes ready: nothing in the interface waits for it', async ({ page }) => {
  const errors = listenToErrors(page)
  await page.addInitScript(() => {
    const never = () => new Promise<never>(() => {})
    Object.assign(ServiceWorkerContainer.prototype, { register: never, getRegistration: never })
    Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: never })
  })
  await openHydrated(page, '/contact')
  await page.getByRole('button', { name: header.menuLabel }).tap()
  await page.getByRole('navigation', { name: header.navigationLabel }).getByText('Rewards').tap()
  await expect(heading(page)).toHaveText(headings['/rewards'])
  await page.locator('summary').first().tap()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await goTo(page, '/careers')

  await expect(page.locator('.notice')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('fault 8: there is no navigator.serviceWorker: the plain site, silently', async ({ ownSite }) => {
  const parameters = ['--host-resolver-rules=MAP plain.test 127.0.0.1']
  await inOwnBrowser({ parameters }, async (page) => {
    const errors = listenToErrors(page)
    await openHydrated(page, `http://plain.test:${ownSite.port}/`)
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
    await goTo(page, '/careers')

    await expect(page.locator('.notice')).toHaveCount(0)
    expect(errors).toEqual([])
    expect(ownSite.log.map(({ path }) => path)).not.toContain('/sw.js')
  })
})

test('fault 13: the line drops in mid-update: the old version serves, and the next try fetches only what is missing', async ({
  page,
  ownSite,
}) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  using build = await nextBuild()
  ownSite.deploy(build.directory)
  ownSite.log.length = 0
  let filesUntilItDrops = 7
  ownSite.failAll((request) => {
    if (request.url === '/sw.js' || (request.url !== pagesFile && filesUntilItDrops-- > 0)) return false
    request.socket.destroy()
    return true
  })
  expect(await lookForUpdate(page)).toBe(false)
  const arrived = ownSite.log.map(({ path }) => path).filter((path) => path !== '/sw.js')
  expect(arrived).toHaveLength(7)
  expect(await versionsOf(page)).toEqual(['unmarked'])

  ownSite.failAll(undefined)
  ownSite.log.length = 0
  expect(await lookForUpdate(page)).toBe(true)
  const missing = paths.filter((path) => !arrived.includes(path))
  const fetched = ownSite.log.map(({ path }) => path).filter((path) => path !== '/sw.js')
  expect(fetched.toSorted()).toEqual(missing.toSorted())
})

test('fault 16: a first visit while offline: nothing of ours loops or blocks', async ({ page, ownSite }) => {
  await ownSite.cut()
  await expect(page.goto('/')).rejects.toThrow('ERR_CONNECTION_REFUSED')
  await page.waitForURL('chrome-error://chromewebdata/')
  await ownSite.mend()

  // The line drops again behind the page's own HTML.
  ownSite.failAll((request) => {
    if (request.url === '/rewards') return false
    request.socket.destroy()
    return true
  })
  await page.goto('/rewards')
  await expect(heading(page)).toHaveText(headings['/rewards'])
  await page.waitForLoadState('networkidle')
  expect(ownSite.log.filter(({ path }) => path === '/rewards')).toHaveLength(1)
  ownSite.failAll(undefined)
  await visit(page, '/')
})

test('fault 26: a slow line that loses packets: the first page is readable, and the worker installs in the end', async ({
  page,
  context,
  ownSite,
}) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  const bytesPerSecond = 400_000 / 8
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  let requests = 0
  ownSite.failAll((request) => {
    requests += 1
    if (requests % 9 !== 0) return false
    request.socket.destroy()
    return true
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()

  await expect(async () => {
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 5000 })
  }).toPass({ timeout: 45_000 })
  ownSite.failAll(undefined)
  await ownSite.cut()
  expect(await versionsOf(page)).toEqual(['unmarked'])
})

test('fault 34: the browser is killed while the worker installs: it installs on the next visit', async ({
  ownSite,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  try {
    ownSite.fail(pageScript('/contact'), answers.silence)
    await inOwnBrowser({ profile }, async (page, context) => {
      await page.goto(ownSite.origin)
      await expect.poll(() => ownSite.log.map(({ path }) => path), { timeout: 20_000 }).toContain(pagesFile)
      const devTools = await context.browser()!.newBrowserCDPSession()
      const { processInfo } = await devTools.send('SystemInfo.getProcessInfo')
      const { id } = processInfo.find(({ type }) => type === 'browser')!
      const closed = new Promise((resolve) => context.once('close', resolve))
      process.kill(id, 'SIGKILL')
      await closed
    })
    ownSite.fail(pageScript('/contact'), undefined)
    await inOwnBrowser({ profile }, async (page) => {
      await visit(page, ownSite.origin)
      await ownSite.cut()
      expect(await versionsOf(page)).toEqual(['unmarked'])
    })
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
