import type { Page } from '@playwright/test'
import { siteBundle } from '../../src/addresses.ts'
import { requestForm } from '../../src/content/contact.ts'
import { dataPanel as words } from '../../src/content/data-panel.ts'
import { offlineNotice, readyNotice, updatePrompt } from '../../src/content/notices.ts'
import type { WorkerMessage } from '../../src/pwa/tabs.ts'
import { copyBuild, listOf } from '../support/builds.ts'
import { fact, openPanel, panel, press, reloadPanel, report, visitPanel } from '../support/data-panel.ts'
import { pathsIn } from '../support/faulty-site.ts'
import type { FaultySite } from '../support/faulty-site.ts'
import { expectOffline, followFooter } from '../support/places.ts'
import { builtSite } from '../support/site.ts'
import { denyAccess, expect, test } from '../support/test.ts'
import { idle, openHydrated, reloadHydrated } from '../support/waits.ts'
import { lookForUpdate, precachedAddresses, visit } from '../support/worker.ts'

/** The panel "Data and offline use" removes the site from the device, and stores it again. */

test.use({ serviceWorkers: 'allow' })

/** Removes the site, and waits for what the panel then reports. */
async function remove(page: Page, says: string) {
  await press(page, words.remove)
  await press(page, words.confirm, says)
}

/** Looks for a new version, of which one file never arrives. */
async function lookInVain(page: Page, site: FaultySite) {
  const asked = new Promise<void>((resolve) => site.fail('/fitness', () => resolve()))
  await openPanel(page)
  await press(page, words.check)
  await asked
}

const nothing = { caches: [], workers: 0, marks: ['mark-removed'] }

/** What the site has stored on the device and in the tab. */
function leftovers(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    marks: Object.keys(sessionStorage).filter((name) => !name.startsWith('tsr-')),
  }))
}

test('removing deletes everything; the tab works online, without a new copy', async ({ page, site }) => {
  await visit(page, '/contact')
  await page.getByLabel(requestForm.fields.firstName.label).fill('Thandi')
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'Something is missing' })))
  await openPanel(page)
  await expect(panel(page).getByText(/^Something is missing/)).toContainText('Page: /contact')
  await press(page, words.remove)
  await expect(panel(page).getByRole('button', { name: words.cancel })).toBeFocused()
  await press(page, words.confirm, words.reports.removedButTyped)
  await expect(page.getByText(readyNotice.text)).toHaveCount(0)
  await expect(panel(page).getByText(words.lastError.term)).toHaveCount(0)
  await expect(fact(page, words.offline)).toHaveText(`${words.states.absent} ${words.reasons.removed}`)
  expect(await leftovers(page)).toEqual(nothing)

  await press(page, words.close)
  await expect(panel(page)).toBeHidden()
  site.log.length = 0
  // Started again, the worker of this page does not know of the removal.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await followFooter(page, '/careers')
  await idle(page)
  expect(await leftovers(page)).toEqual(nothing)
  await openHydrated(page, '/about')
  await openPanel(page)
  await expect(fact(page, words.offline)).toHaveText(`${words.states.absent} ${words.reasons.removed}`)
  expect(pathsIn(site).filter((path) => ['/sw.js', siteBundle].includes(path))).toEqual([])
  expect(await leftovers(page)).toEqual(nothing)
})

test('a worker that looks for its files during a removal does not bring the cache back', async ({ page }) => {
  await visit(page, '/contact')
  await idle(page)
  const [worker] = page.context().serviceWorkers()
  // The removal comes between two steps of the worker.
  await worker!.evaluate(() => {
    for (const step of ['has', 'match'] as const) {
      const look = caches[step].bind(caches) as (key: string) => Promise<unknown>
      const lookAndRemove = async (key: string) => {
        const found = await look(key)
        for (const name of await caches.keys()) await caches.delete(name)
        return found
      }
      Object.assign(caches, { [step]: lookAndRemove })
    }
  })
  const message = { type: 'IS_WHOLE' } satisfies WorkerMessage
  await page.evaluate((asked) => {
    const { port1, port2 } = new MessageChannel()
    navigator.serviceWorker.controller!.postMessage(asked, [port2])
    port1.start()
    return new Promise((resolve) => port1.addEventListener('message', resolve))
  }, message)
  expect(await leftovers(page)).toMatchObject({ caches: [] })
})

test('the removed site can be precached again, at once and after a failure', async ({ page, site }) => {
  await visitPanel(page)
  const opened = await page.evaluate(() => performance.timeOrigin)
  await remove(page, words.reports.removed)
  await press(page, words.store, words.reports.stored)
  await expect(fact(page, words.offline)).toContainText(words.states.stored)
  expect(await page.evaluate(() => performance.timeOrigin), 'not reloaded').toBe(opened)

  await remove(page, words.reports.removed)
  await reloadPanel(page)
  await site.cut()
  await press(page, words.store, words.reports.noAnswer)
  await site.mend()
  await press(page, words.store, words.reports.stored)
  await expectOffline(page, site)
})

test('fault 3: storage is full: the panel says so and removes the rest', async ({ page, context, site }) => {
  const devTools = await context.newCDPSession(page)
  const setQuota = (quotaSize?: number) =>
    devTools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, ...(quotaSize && { quotaSize }) })
  await setQuota(60_000)
  await page.addInitScript(() => sessionStorage.setItem('mark-removed', 'yes'))
  await openHydrated(page, '/about')
  await openPanel(page)
  await press(page, words.store, words.reports.full)
  await expect(fact(page, words.offline)).toHaveText(words.states.partial)
  await remove(page, words.reports.removed)
  expect(await leftovers(page)).toEqual(nothing)

  await setQuota()
  await press(page, words.store, words.reports.stored)
  await setQuota(60_000)
  using build = await copyBuild('next')
  site.deploy(build.directory)
  await press(page, words.check, words.reports.full)
})

test('fault 41: removing while a version hangs: gone at once, and storable again', async ({ page, site }) => {
  await visit(page, '/about')
  using build = await copyBuild('next')
  site.deploy(build.directory)
  await lookInVain(page, site)
  await expect(panel(page).getByRole('button', { name: words.check })).toBeDisabled()
  const said = await report(page).evaluateHandle((element) => {
    const texts: string[] = []
    const note = () => texts.push(element.textContent)
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true })
    return texts
  })
  await remove(page, words.reports.removed)
  expect(await said.jsonValue()).toEqual([words.reports.removed])
  await expect.poll(() => leftovers(page)).toEqual(nothing)

  site.fail('/fitness', undefined)
  // The host no longer has the files of the worker that still controls this tab.
  await press(page, words.store, words.reports.ready)
})

test('fault 41: the tab closes during a removal: the next visit finishes it', async ({ page, context }) => {
  await visit(page, '/contact')
  await page.getByLabel(requestForm.fields.firstName.label).fill('Thandi')
  await openPanel(page)
  await page.evaluate(() => {
    CacheStorage.prototype.delete = () => new Promise(() => {})
  })
  await remove(page, words.reports.busy)
  await expect.poll(async () => (await leftovers(page)).caches.length).toBe(2)
  expect((await leftovers(page)).marks, 'the draft goes first').toEqual(nothing.marks)
  const next = await context.newPage()
  await page.close()
  await openHydrated(next, '/careers')
  await expect.poll(() => leftovers(next)).toEqual(nothing)
})

test('fault 42: another tab removes the copy: each tab says so', async ({ page, context, site }) => {
  await visitPanel(page)
  const other = await context.newPage()
  await openHydrated(other, '/careers')
  using build = await copyBuild('next')
  site.deploy(build.directory)
  expect(await lookForUpdate(other)).toBe(true)
  await expect(other.getByText(updatePrompt.text)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: words.update })).toBeVisible()
  site.deploy(builtSite)

  await openPanel(other)
  await remove(other, words.reports.removed)
  await expect(fact(page, words.offline)).toHaveText(`${words.states.absent} ${words.reasons.removed}`)
  await expect(panel(page).getByRole('button')).toHaveText([words.store, words.close])
  for (const tab of [page, other]) await expect(tab.locator('[data-notice]')).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText(offlineNotice.textBeforeStored)).toBeVisible()
  await context.setOffline(false)
  await reloadHydrated(page)
  expect(await leftovers(page)).toEqual(nothing)

  const next = await context.newPage()
  await visit(next, '/')
  await expect.poll(async () => (await precachedAddresses(next)).length).toBe(listOf(builtSite).length)
  await site.cut()
  await openHydrated(next, '/careers')
})

test('fault 42: another tab removes the copy in a check: it says so', async ({ page, context, site }) => {
  await visit(page, '/about')
  using build = await copyBuild('next')
  site.deploy(build.directory)
  await lookInVain(page, site)
  const other = await context.newPage()
  await openHydrated(other, '/careers')
  await openPanel(other)
  await remove(other, words.reports.removed)
  await expect(report(page)).toHaveText(words.reports.gone)
})

test('caches that cannot be deleted, storage that throws: removing is said to fail', async ({ page }) => {
  await visit(page, '/about')
  await page.evaluate(denyAccess, ['sessionStorage', 'localStorage'])
  await page.evaluate(() => {
    CacheStorage.prototype.delete = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  })
  await openPanel(page)
  await remove(page, words.reports.removeFailed)
})
