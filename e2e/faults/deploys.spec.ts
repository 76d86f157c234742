import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { requestForm } from '../../src/content/contact.ts'
import { updatePrompt } from '../../src/content/notices.ts'
import { copyBuild, listOf } from '../support/builds.ts'
import { answers } from '../support/faulty-site.ts'
import type { FaultySite } from '../support/faulty-site.ts'
import { expectOffline, followFooter, footerLink, heading } from '../support/places.ts'
import { builtSite, headings, pageScript } from '../support/site.ts'
import { denyAccess, expect, isMarked, markDocument, test } from '../support/test.ts'
import { hydrated, idle, openHydrated } from '../support/waits.ts'
import { acceptUpdate, precachedAddresses, lookForUpdate, versionsOf, visit } from '../support/worker.ts'

/** Deploys with older pages and workers in use. Numbers are the rows of e2e/faults/README.md. */

test.use({ serviceWorkers: 'allow' })

/** Accepts the update, and waits until the page has reloaded. */
function accept(page: Page) {
  return acceptUpdate(page, page.getByRole('button', { name: updatePrompt.acceptLabel }))
}

/** Runs in the page. */
function namesOfFailed(): string[] {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return requests.filter(({ responseStatus }) => responseStatus === 404).map(({ name }) => name)
}

function documentsIn({ log }: FaultySite, path: string) {
  return log.filter((exchange) => exchange.path === path).length
}

/** Follows a link to a page with unusable code. It is asked for, and comes; the browser loads it once and hydrates it. */
async function expectOpenedWhole(page: Page, site: FaultySite) {
  await footerLink(page, '/contact').click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await hydrated(page)
  await expect(page).toHaveURL('/contact')
  await expect(heading(page)).toHaveText(headings['/contact'])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  expect(documentsIn(site, '/contact')).toBe(2)
}

/** Resolves once /contact has failed to load its script and is idle. */
async function expectScriptFailed(page: Page, { log }: FaultySite) {
  const lastOf = (path: string) => log.findLastIndex((exchange) => exchange.path === path)
  await expect.poll(() => lastOf(pageScript('/contact')) > lastOf('/contact')).toBe(true)
  await idle(page)
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  for (const engine of ['with', 'without'] as const) {
    test.describe(`in an engine ${engine} Trusted Types`, () => {
      // Without Trusted Types the policy cannot be met.
      test.use({ bypassCSP: engine === 'without' })

      test('fault 9: a deploy replaced a chunk: the new version’s page is loaded', async ({ page, site }) => {
        if (engine === 'without')
          await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'))
        await openHydrated(page, '/')
        await markDocument(page)
        using build = await copyBuild('next', { hasNewScripts: true })
        site.deploy(build.directory)
        await expectOpenedWhole(page, site)

        expect(await versionsOf(page, ['/contact'])).toEqual(['next'])
      })
    })
  }

  for (const [what, ending] of [
    ['script', '.js'],
    ['style sheet', '.css'],
  ] as const) {
    test(`fault 9: a ${what} failed on touch: the next tap loads its page`, async ({ page, site }) => {
      await openHydrated(page, '/')
      await markDocument(page)
      site.log.length = 0
      site.failWhere((path) => path.endsWith(ending), answers.status(404))
      await footerLink(page, '/careers').dispatchEvent('touchstart')
      // The page has the answer; the server's log has it sooner.
      await expect.poll(() => page.evaluate(namesOfFailed)).toContainEqual(expect.stringContaining(ending))
      await idle(page)
      await expect(heading(page)).toHaveText(headings['/'])
      site.failWhere(undefined)
      await expectOpenedWhole(page, site)
    })
  }

  for (const [fault, answer] of [
    ['fault 9: a chunk is permanently missing', answers.status(404)],
    ['fault 10: a chunk answers HTML with status 200', answers.html],
  ] as const) {
    test(`${fault}: one reload, and the page stays plain HTML`, async ({ page, site }) => {
      site.fail(pageScript('/contact'), answer)
      for (const visits of [1, 2]) {
        await openHydrated(page, '/')
        await markDocument(page)
        await footerLink(page, '/contact').click()
        await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
        await expectScriptFailed(page, site)
        await expect(heading(page)).toHaveText(headings['/contact'])
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page.getByText(requestForm.mail.before)).toBeVisible()
        expect(documentsIn(site, '/contact')).toBe(2 * visits)
      }
      await page.goBack()
      await expect(heading(page)).toHaveText(headings['/'])
      await hydrated(page)
      expect(documentsIn(site, '/contact')).toBe(4)
    })
  }
})

test('fault 11: one of two tabs updates: both reload, and keep the form', async ({ page, context, site }) => {
  await visit(page, '/')
  const other = await context.newPage()
  await openHydrated(other, '/contact')
  const field = other.getByLabel(requestForm.fields.firstName.label)
  await field.fill('Thandi, half a name')
  await markDocument(other)
  using build = await copyBuild('next')
  site.deploy(build.directory)
  expect(await lookForUpdate(page)).toBe(true)
  expect(await isMarked(other)).toBe(true)
  await accept(page)

  await expect.poll(() => isMarked(other).catch(() => true)).toBe(false)
  await hydrated(other)
  await expect(field).toHaveValue('Thandi, half a name')
  for (const tab of [page, other]) {
    await hydrated(tab)
    expect(await versionsOf(tab)).toEqual(['next'])
    await followFooter(tab, '/careers')
    await expect(tab.getByText(updatePrompt.text)).toHaveCount(0)
  }
})

test('fault 11: a tab whose text no draft has is not reloaded; its next page is of the new version', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/')
  const other = await context.newPage()
  await other.addInitScript(denyAccess, ['sessionStorage'])
  await openHydrated(other, '/contact')
  const field = other.getByLabel(requestForm.fields.firstName.label)
  await field.fill('Thandi, half a name')
  await markDocument(other)
  using build = await copyBuild('next', { hasNewScripts: true })
  site.deploy(build.directory)
  expect(await lookForUpdate(page)).toBe(true)
  const taken = other.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
  )
  await accept(page)
  await taken
  await idle(other)
  expect(await isMarked(other)).toBe(true)
  await expect(field).toHaveValue('Thandi, half a name')

  await followFooter(other, '/careers')
  await expect(other.locator('meta[name="version"]')).toHaveAttribute('content', 'next')
})

test('fault 12: one update replaces a worker of two builds ago and its files', async ({ page, site }) => {
  using oldest = await copyBuild('oldest', { hasNewScripts: true })
  site.deploy(oldest.directory)
  await visit(page, '/')
  expect(await versionsOf(page)).toEqual(['oldest'])
  await page.goto('about:blank')
  // Nobody asks for the build between the two.
  site.deploy(builtSite)
  await page.goto('/')
  await accept(page)
  expect(await versionsOf(page)).toEqual(['unmarked'])
  await hydrated(page)
  expect(new Set(await precachedAddresses(page))).toEqual(new Set(listOf(builtSite).map(({ url }) => url)))
  await expectOffline(page, site)
})

test('fault 14: rollback to an older build is an update like any other', async ({ page, site }) => {
  using newer = await copyBuild('newer', { hasNewScripts: true })
  site.deploy(newer.directory)
  await visit(page, '/')
  site.deploy(builtSite)
  expect(await lookForUpdate(page)).toBe(true)
  expect(await versionsOf(page)).toEqual(['newer'])
  await accept(page)

  expect(await versionsOf(page)).toEqual(['unmarked'])
  await expectOffline(page, site)
})

test('fault 15: the kill switch ends the worker; a later build registers it', async ({ page, site }) => {
  await visit(page, '/')
  using build = await copyBuild('killed')
  const compressed = join(build.directory, 'sw.js.br')
  writeFileSync(compressed, 'The old worker')
  const command = join(import.meta.dirname, '../../host/kill-switch.ts')
  expect(spawnSync(process.execPath, [command, build.directory]).status).toBe(0)
  expect(existsSync(compressed)).toBe(false)
  site.deploy(build.directory)
  site.log.length = 0
  await page.goto('/about')
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => ['?'])).toEqual([])
  await hydrated(page)
  expect(documentsIn(site, '/about')).toBeLessThanOrEqual(2)

  for (const path of ['/careers', '/rewards'] as const) {
    await openHydrated(page, path)
    await expect(heading(page)).toHaveText(headings[path])
    expect(documentsIn(site, path)).toBe(1)
  }
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  site.deploy(builtSite)
  await visit(page, '/')
  await expect.poll(async () => (await precachedAddresses(page)).length).toBe(listOf(builtSite).length)
})
