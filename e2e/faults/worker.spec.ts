import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import { siteBundle } from '../../src/addresses.ts'
import { requestForm } from '../../src/content/contact.ts'
import { header } from '../../src/content/navigation.ts'
import { plainPageNotice } from '../../src/content/notices.ts'
import { isPagePath } from '../../src/content/pages.ts'
import { faq } from '../../src/content/rewards.ts'
import { copyBuild, listOf } from '../support/builds.ts'
import { answers, pathsIn } from '../support/faulty-site.ts'
import type { FaultySite } from '../support/faulty-site.ts'
import { inOwnBrowser } from '../support/own-browser.ts'
import { expectOffline, followFooter, heading, openMenu, siteMenu } from '../support/places.ts'
import { builtSite, entryScript, headings, pageScript, paths, scriptNamed } from '../support/site.ts'
import { expect, expectErrors, isMarked, markDocument, missingScript, test } from '../support/test.ts'
import { hydrated, idle, openHydrated } from '../support/waits.ts'
import { evict, lookForUpdate, precached, precachedAddresses, versionsOf, visit } from '../support/worker.ts'

/** Faults of the worker, its caches and the network. Numbers are the rows of e2e/faults/README.md. */

test.use({ serviceWorkers: 'allow' })

async function expectWholeSiteOffline(page: Page, site: FaultySite) {
  await site.cut()
  expect(await versionsOf(page)).toEqual(['unmarked'])
}

for (const [fault, answer] of [
  ['fault 1: one file answers 500', answers.status(500)],
  ['fault 2: the connection fails within a precached file', answers.interrupted],
  ['fault 2: a precached file arrives complete but shortened', answers.shortened],
  ['fault 2: a precached file is of another version, as in mid-deploy,', answers.lastBuild],
] as const) {
  test(`${fault} in an update: the old version serves every page`, async ({ page, site }) => {
    await visit(page, '/')
    using build = await copyBuild('next')
    site.deploy(build.directory)
    site.fail('/fitness', answer)
    expect(await lookForUpdate(page), 'a build with a wrong file was installed').toBe(false)
    await expectWholeSiteOffline(page, site)

    await site.mend()
    site.fail('/fitness', undefined)
    expect(await lookForUpdate(page)).toBe(true)
  })
}

test('fault 13: a connection hangs in an update: the old version goes on', async ({ page, site }) => {
  await visit(page, '/')
  using build = await copyBuild('next')
  site.deploy(build.directory)
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  site.fail('/fitness', () => resolve())
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())!.update())
  await asked
  await followFooter(page, '/careers')
  await expectWholeSiteOffline(page, site)

  await site.mend()
  site.fail('/fitness', undefined)
  await expect.poll(() => lookForUpdate(page)).toBe(true)
})

test('fault 2: a wrong file in the HTTP cache is fetched again', async ({ page, site }) => {
  const font = listOf(builtSite).find(({ url }) => url.endsWith('.woff2'))?.url ?? ''
  expect(font, 'the precache list has no font (renderer/files/precache.ts)').not.toBe('')
  site.fail(font, (_, response) => {
    site.fail(font, undefined)
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=31536000, immutable' })
      .end('<!doctype html><title>Another page</title>')
  })
  await visit(page, '/')
  const requests = pathsIn(site).filter((path) => path === font)
  expect(requests, 'the wrong font of the HTTP cache was stored').toHaveLength(2)
})

test('fault 3: storage is full: the site works online without a message', async ({ page, context, site }) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 20_000 })
  await expect(visit(page, '/')).rejects.toThrow('The worker was dropped')
  await hydrated(page)
  await followFooter(page, '/careers')
  await expect(page.locator('[data-notice]')).toHaveCount(0)

  await devTools.send('Storage.overrideQuotaForOrigin', { origin: site.origin })
  await visit(page, '/about')
})

test('fault 4: caches are evicted: the running worker refills them', async ({ page, context, site }) => {
  await visit(page, '/')
  const before = await precachedAddresses(page)
  const devTools = await context.newCDPSession(page)
  const storageTypes = 'cache_storage'
  await devTools.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes })
  expect(await precachedAddresses(page)).toEqual([])
  // A redirect that the browser refuses. A dropped connection it would try again by itself.
  site.fail('/careers', (_, response) => response.writeHead(302, { Location: 'about:blank' }).end())
  await expect(page.evaluate(() => fetch('/careers'))).rejects.toThrow('Failed to fetch')
  expect(pathsIn(site).filter((path) => path === '/careers')).toHaveLength(1)
  site.fail('/careers', undefined)
  const response = await page.goto('/about')

  expect(response?.status()).toBe(200)
  await expect(heading(page)).toHaveText(headings['/about'])
  await expect.poll(async () => (await precachedAddresses(page)).length).toBe(before.length)
  await expectWholeSiteOffline(page, site)
})

test('fault 4: the caches cannot be read: the page comes from the network', async ({ page, site }) => {
  const worker = readFileSync(join(builtSite, 'sw.js'), 'utf8')
  const breaking =
    "addEventListener('message', () => (caches.match = caches.open = () => Promise.reject(new Error('broken'))))"
  site.fail('/sw.js', answers.script(`${worker};${breaking}`))
  await visit(page, '/')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage('break'))
  const response = await openHydrated(page, '/about')

  expect(response?.status()).toBe(200)
  await expect(heading(page)).toHaveText(headings['/about'])
})

test('fault 47: a page’s code does not load: a notice says so, and the site is stored', async ({
  page,
  site,
}) => {
  site.fail(pageScript('/about'), answers.status(404))
  await page.goto('/about')
  await expect(page.getByRole('status').getByText(plainPageNotice.text)).toBeVisible()
  await precached(page)
  await openHydrated(page, '/about')
})

for (const [fault, answer] of [
  ['fault 5: sw.js answers HTML', answers.html],
  ['fault 6: sw.js answers 404', answers.status(404)],
] as const) {
  test(`${fault}: the old worker remains active`, async ({ page, site }) => {
    await visit(page, '/')
    site.fail('/sw.js', answer)
    expect(await lookForUpdate(page)).toBe(false)
    await openHydrated(page, '/about')
    await expectWholeSiteOffline(page, site)
    await page.goto('/careers')
    await expect(heading(page)).toHaveText(headings['/careers'])
  })
}

test('fault 46: site data are cleared: the page and typed text stay', async ({ page, context, site }) => {
  await visit(page, '/contact')
  await markDocument(page)
  const field = page.getByLabel(requestForm.fields.firstName.label)
  await field.fill('Thandi')
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' })
  const hasNoWorker = () => navigator.serviceWorker.controller === null
  await expect.poll(() => page.evaluate(hasNoWorker).catch(() => false)).toBe(true)
  await idle(page)
  expect(await isMarked(page)).toBe(true)
  await expect(field).toHaveValue('Thandi')
  await visit(page, '/careers')
  await expectWholeSiteOffline(page, site)
})

test('fault 7: the worker never becomes ready: no part of the interface waits for it', async ({ page }) => {
  await page.addInitScript(() => {
    const never = () => new Promise<never>(() => {})
    Object.assign(ServiceWorkerContainer.prototype, { register: never, getRegistration: never })
    Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: never })
  })
  await openHydrated(page, '/contact')
  await openMenu(page)
  const rewards = header.links.find(({ to }) => to === '/rewards')!
  await siteMenu(page).getByText(rewards.label).tap()
  await expect(heading(page)).toHaveText(headings['/rewards'])
  const [{ question, answer }] = faq.items
  await page.getByText(question, { exact: true }).tap()
  await expect(page.getByText(answer[0], { exact: true })).toBeVisible()
  await followFooter(page, '/careers')

  await expect(page.locator('[data-notice]')).toHaveCount(0)
})

test('fault 8: no navigator.serviceWorker: the site works online without a message', async ({ site }) => {
  const parameters = ['--host-resolver-rules=MAP plain.test 127.0.0.1']
  await inOwnBrowser({ parameters }, async (page) => {
    await openHydrated(page, `http://plain.test:${site.port}/`)
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
    await followFooter(page, '/careers')

    await expect(page.locator('[data-notice]')).toHaveCount(0)
    expect(pathsIn(site)).not.toContain('/sw.js')
  })
})

test('fault 13: the network fails in an update: the next fetches what is missing', async ({ page, site }) => {
  await visit(page, '/')
  using build = await copyBuild('next')
  site.deploy(build.directory)
  site.log.length = 0
  const filesUntilItDrops = Math.floor(paths.length / 2)
  let files = 0
  site.failWhere((path) => path !== '/sw.js' && files++ >= filesUntilItDrops, answers.dropped)
  expect(await lookForUpdate(page)).toBe(false)
  const arrived = pathsIn(site).filter(isPagePath)
  expect(arrived).toHaveLength(filesUntilItDrops)
  expect(await versionsOf(page)).toEqual(['unmarked'])

  site.failWhere(undefined)
  site.log.length = 0
  expect(await lookForUpdate(page)).toBe(true)
  const missing = paths.filter((path) => !arrived.includes(path))
  expect(pathsIn(site).toSorted()).toEqual([...missing, '/sw.js'].toSorted())
})

test('fault 16: a first visit while offline: no loop, and nothing blocks', async ({ page, site, errors }) => {
  await site.cut()
  await expect(page.goto('/')).rejects.toThrow('ERR_CONNECTION_REFUSED')
  await page.waitForURL('chrome-error://chromewebdata/')
  await site.mend()

  // The network fails after the page's HTML.
  site.failWhere((path) => path !== '/rewards', answers.dropped)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await page.goto('/rewards')
  await failed
  await idle(page)
  await expect(heading(page)).toHaveText(headings['/rewards'])
  expect(pathsIn(site).filter((path) => path === '/rewards')).toHaveLength(1)
  site.failWhere(undefined)
  await visit(page, '/')
  await expectErrors(errors, missingScript)
})

test('fault 26: packet loss: readable at once, installed later', async ({ page, context, site, errors }) => {
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
  site.failWhere(() => ++requests % 9 === 0, answers.dropped)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()

  await expect(async () => {
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 5000 })
  }).toPass({ timeout: 45_000 })
  site.failWhere(undefined)
  await expectWholeSiteOffline(page, site)
  await expectErrors(errors, missingScript, 0)
})

test('fault 34: the browser is killed during the installation: the next visit installs', async ({ site }) => {
  using temporary = temporaryDirectory()
  const profile = temporary.directory
  site.fail(siteBundle, answers.silence)
  await inOwnBrowser({ profile }, async (page, context) => {
    await page.goto(site.origin)
    const asked = Promise.withResolvers<void>()
    site.fail(siteBundle, () => asked.resolve())
    await asked.promise
    const devTools = await context.browser()!.newBrowserCDPSession()
    const { processInfo } = await devTools.send('SystemInfo.getProcessInfo')
    const { id } = processInfo.find(({ type }) => type === 'browser')!
    const closed = new Promise((resolve) => context.once('close', resolve))
    process.kill(id, 'SIGKILL')
    await closed
  })
  site.fail(siteBundle, undefined)
  await inOwnBrowser({ profile }, async (page) => {
    await visit(page, site.origin)
    await expectWholeSiteOffline(page, site)
  })
})

test('fault 40: one evicted script answers 500: the rest return', async ({ page, context, site, errors }) => {
  await visit(page, '/')
  const before = await precachedAddresses(page)
  const shared = [scriptNamed('packages'), scriptNamed('shared'), entryScript()]
  await evict(page, shared)
  // The one that the worker fetches before the others.
  const first = listOf(builtSite).find(({ url }) => shared.includes(url))!.url
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  site.fail(first, answers.status(500))
  await page.goto('/about')
  const missing = async () => {
    const cached = await precachedAddresses(page)
    return before.filter((address) => !cached.includes(address))
  }
  await expect.poll(missing).toEqual([first])

  site.fail(first, undefined)
  await page.goto('/about')
  await expect.poll(missing).toEqual([])
  await expectOffline(page, site)
  await expectErrors(errors, missingScript)
})
