import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { requestForm } from '../src/content/contact.ts'
import { dataPanel as words } from '../src/content/data-panel.ts'
import { dataAction } from '../src/content/navigation.ts'
import { readyNotice, saveOffer } from '../src/content/notices.ts'
import { builtSite, headings, scriptOf } from './support/site.ts'
import { expect, footerLink, heading, hydrated, listenToErrors, openHydrated, test } from './support/test.ts'
import { visit } from './support/worker.ts'

/** The panel "Data and offline use" states correct facts, and its buttons work. */

test.use({ serviceWorkers: 'allow' })

function panel(page: Page) {
  return page.getByRole('dialog', { name: dataAction.label })
}

async function openPanel(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: dataAction.label }).click()
  await expect(panel(page).getByText(words.version, { exact: true })).toBeVisible()
}

function fact(page: Page, term: string) {
  return panel(page)
    .locator('div', { has: page.getByText(term, { exact: true }) })
    .locator('dd')
}

function press(page: Page, name: string) {
  return panel(page).getByRole('button', { name }).click()
}

/** What the site has stored on the device and in the tab. */
function leftovers(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    notes: Object.keys(sessionStorage).filter((name) => !name.startsWith('tsr-')),
  }))
}

test('the first visit states its size, the next one states no transfer and the same version', async ({
  page,
  site,
}) => {
  await visit(page, '/about')
  const scripts = () => site.log.map(({ path }) => path).filter((path) => path.endsWith('.js'))
  expect(scripts()).not.toContain(scriptOf('src/pwa/data-panel.tsx'))
  expect(scripts()).not.toContain(scriptOf('src/pages/rewards-board.tsx'))
  await openPanel(page)
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => (entry as PerformanceResourceTiming).transferSize,
    ),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  await expect(fact(page, words.visit)).toContainText(/^\d+ KB fetched since this page was opened\. /)
  const shown = Number.parseInt((await fact(page, words.visit).textContent())!, 10)
  // Opening the panel fetches a few bytes more.
  expect(shown).toBeGreaterThan(100)
  expect(shown).toBeLessThanOrEqual(bytes / 1000 + 1)
  expect(shown).toBeGreaterThan(bytes / 1000 - 3)
  const { kilobytes } = JSON.parse(readFileSync(join(builtSite, 'offline.json'), 'utf8')) as {
    kilobytes: number
  }
  await expect(fact(page, words.visit)).toContainText(words.offlineSize.replace('{size}', `${kilobytes} KB`))
  await expect(fact(page, words.offline)).toContainText(
    new RegExp(
      `^${words.states.stored} This copy arrived on \\d+ \\w+ 2\\d{3} at [\\d:]+\\. It takes up 1\\.\\d MB\\.$`,
    ),
  )
  const version = readFileSync(join(builtSite, 'version.txt'), 'utf8')
  await expect(fact(page, words.version)).toHaveText(version)

  await site.cut()
  await page.reload()
  await hydrated(page)
  await openPanel(page)
  await expect(fact(page, words.visit)).toHaveText(words.fromDevice)
  await expect(fact(page, words.version)).toHaveText(version)
})

test('removing deletes everything, the tab does not precache again, and the site works online', async ({
  page,
  site,
}) => {
  const errors = listenToErrors(page)
  await visit(page, '/contact')
  await page.getByLabel(requestForm.fields.firstName.label).fill('Thandi')
  await openPanel(page)
  await press(page, words.remove)
  await expect(panel(page).getByRole('button', { name: words.cancel })).toBeFocused()
  await press(page, words.confirm)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.removedButTyped)
  await expect(page.getByText(readyNotice.text)).toHaveCount(0)
  await expect(fact(page, words.offline)).toHaveText(`${words.states.absent} ${words.reasons.removed}`)
  expect(await leftovers(page)).toEqual({ caches: [], workers: 0, notes: ['stored-site-dismissed'] })

  await press(page, words.close)
  await expect(panel(page)).toBeHidden()
  await footerLink(page, '/careers').click()
  await expect(heading(page)).toHaveText(headings['/careers'])
  site.log.length = 0
  await page.goto('/about')
  await hydrated(page)
  await openPanel(page)
  await expect(fact(page, words.offline)).toHaveText(`${words.states.absent} ${words.reasons.removed}`)
  expect(site.log.map(({ path }) => path)).not.toContain('/sw.js')
  expect(await leftovers(page)).toEqual({ caches: [], workers: 0, notes: ['stored-site-dismissed'] })
  expect(errors).toEqual([])
})

test('the removed site can be precached again, at once and later', async ({ page, site }) => {
  await visit(page, '/about')
  const opened = await page.evaluate(() => performance.timeOrigin)
  await openPanel(page)
  await press(page, words.remove)
  await press(page, words.confirm)
  await press(page, words.store)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.stored)
  await expect(fact(page, words.offline)).toContainText(words.states.stored)
  expect(await page.evaluate(() => performance.timeOrigin), 'not reloaded').toBe(opened)

  await press(page, words.remove)
  await press(page, words.confirm)
  await page.reload()
  await hydrated(page)
  await openPanel(page)
  await press(page, words.store)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.stored)
  await site.cut()
  await page.goto('/careers')
  await expect(heading(page)).toHaveText(headings['/careers'])
})

test('precaching without a connection reports a failure and can be repeated', async ({ page, site }) => {
  await page.addInitScript(() => sessionStorage.setItem('stored-site-dismissed', 'yes'))
  await openHydrated(page, '/about')
  await openPanel(page)
  await site.cut()
  await press(page, words.store)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.noAnswer)
  await site.mend()
  await press(page, words.store)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.stored)
})

test('the panel finds a new version and activates it when the visitor agrees', async ({ page, site }) => {
  await visit(page, '/about')
  await openPanel(page)
  await press(page, words.check)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.newest)

  await site.cut()
  await press(page, words.check)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.noAnswer)

  await site.mend()
  const worker = readFileSync(join(builtSite, 'sw.js'), 'utf8')
  site.fail('/sw.js', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${worker}\n// the next version`)
  })
  await press(page, words.check)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.ready)
  const reloaded = page.waitForEvent('load')
  await press(page, words.update)
  await reloaded
  await hydrated(page)
  await openPanel(page)
  await press(page, words.check)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.newest)
})

for (const [name, connection, reason] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }, words.reasons.saveData],
  ['2G', { saveData: false, effectiveType: 'slow-2g' }, words.reasons.slow],
] as const) {
  test(`${name}: the panel names it as the reason for not precaching, and can precache the site`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await openHydrated(page, '/about')
    await expect(page.getByRole('button', { name: saveOffer.acceptLabel })).toBeVisible()
    await openPanel(page)
    await expect(fact(page, words.offline)).toHaveText(`${words.states.absent} ${reason}`)
    await press(page, words.store)
    await expect(panel(page).getByRole('status')).toHaveText(words.reports.stored)
    await expect(page.getByText(saveOffer.dismissLabel)).toHaveCount(0)
  })
}

const brokenBrowsers: Record<string, () => void> = {
  'no service worker': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  },
  'a worker that may not be asked about': () => {
    ServiceWorkerContainer.prototype.getRegistration = () =>
      Promise.reject(new DOMException('denied', 'SecurityError'))
  },
}

for (const [name, breakBrowser] of Object.entries(brokenBrowsers)) {
  test(`${name}: the panel states it and offers no action`, async ({ page }) => {
    const errors = listenToErrors(page)
    await page.addInitScript(breakBrowser)
    await openHydrated(page, '/about')
    await openPanel(page)
    await expect(fact(page, words.offline)).toHaveText(words.states.impossible)
    await expect(panel(page).getByRole('button')).toHaveText([words.close])
    expect(errors).toEqual([])
  })
}

test('storage that throws on every access: the panel shows the other facts and reports that removing failed', async ({
  page,
}) => {
  const errors = listenToErrors(page)
  await visit(page, '/about')
  await page.evaluate(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    CacheStorage.prototype.delete = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  })
  await openPanel(page)
  await press(page, words.remove)
  await press(page, words.confirm)
  await expect(panel(page).getByRole('status')).toHaveText(words.reports.removeFailed)
  expect(errors).toEqual([])
})

test('the panel opens in a browser without measurements and caches', async ({ page }) => {
  const errors = listenToErrors(page)
  await page.addInitScript(() => {
    Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'transferSize')
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openHydrated(page, '/about')
  await openPanel(page)
  await expect(fact(page, words.visit)).toHaveText(words.notTold)
  await expect(fact(page, words.offline)).toContainText(/\w/)
  expect(errors).toEqual([])
})

test('a message appears when the code of the panel does not load, and the page remains', async ({
  page,
  site,
}) => {
  const errors = listenToErrors(page)
  site.fail(scriptOf('src/pwa/data-panel.tsx'), (request) => request.socket.destroy())
  await page.addInitScript(() => sessionStorage.setItem('stored-site-dismissed', 'yes'))
  await openHydrated(page, '/about')
  await page.getByRole('button', { name: dataAction.label }).click()
  await expect(page.getByText(dataAction.unavailable)).toBeVisible()
  await expect(heading(page)).toHaveText(headings['/about'])
  expect(errors).toEqual([])
})

test('fault 39: the panel closes with Escape, its link, a tap outside and Back; nothing stays inert, and focus returns', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: dataAction.label })
  await openHydrated(page, '/')
  await footerLink(page, '/about').click()
  await expect(heading(page)).toBeFocused()
  await openPanel(page)
  await expect(panel(page)).toHaveAccessibleDescription(new RegExp(words.visit))
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await openPanel(page)
  await page.mouse.click(5, 5)
  await expect(panel(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await openPanel(page)
  await page.goBack()
  await expect(heading(page)).toHaveText(headings['/'])
  await expect(panel(page)).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await footerLink(page, '/about').click()
  await expect(heading(page)).toHaveText(headings['/about'])

  await openPanel(page)
  await panel(page).getByRole('link', { name: words.details }).click()
  await expect(page).toHaveURL('/legal#cookies')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Cookie Policy' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer links to the Cookie Policy in place of the panel', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: dataAction.label }).click()
    await expect(page).toHaveURL('/legal#cookies')
  })
})
