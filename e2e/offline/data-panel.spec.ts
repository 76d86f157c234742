import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteBundle } from '../../src/addresses.ts'
import { dataPanel as words } from '../../src/content/data-panel.ts'
import { closeLabel } from '../../src/content/labels.ts'
import { dataAction, installLabel } from '../../src/content/navigation.ts'
import { missingNotice, storeOffer, updatePrompt } from '../../src/content/notices.ts'
import { copyBuild } from '../support/builds.ts'
import { fact, openPanel, panel, press, reloadPanel, report, visitPanel } from '../support/data-panel.ts'
import { answers } from '../support/faulty-site.ts'
import { followFooter, footerLink, heading } from '../support/places.ts'
import { builtSite, headings, scriptNamed, scriptOf } from '../support/site.ts'
import { denyAccess, expect, isMarked, markDocument, pretendConnection, test } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/waits.ts'
import { acceptUpdate, evict, precachedAddresses, visit } from '../support/worker.ts'

/** The panel "Data and offline use" states correct facts, and its buttons work. */

test.use({ serviceWorkers: 'allow' })

test('the first visit states its size, the next no transfer, and its version', async ({ page, site }) => {
  await visit(page, '/about')
  const scripts = () => site.log.map(({ path }) => path).filter((path) => path.endsWith('.js'))
  expect(scripts()).not.toContain(scriptOf('src/pwa/data-panel/data-dialog.tsx'))
  await openPanel(page)
  const bytes = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  )
  await expect(fact(page, words.visit)).toContainText(/^\d+ KB fetched since this page was opened\. /)
  const shown = Number.parseInt((await fact(page, words.visit).textContent())!, 10)
  // Opening the panel fetches a few bytes more.
  expect(shown).toBeGreaterThan(100)
  expect(shown).toBeLessThanOrEqual(bytes / 1000 + 1)
  expect(shown).toBeGreaterThan(bytes / 1000 - 3)
  const size = readFileSync(join(builtSite, 'offline.json'), 'utf8')
  const { kilobytes } = JSON.parse(size) as { kilobytes: number }
  await expect(fact(page, words.visit)).toContainText(words.offlineSize.replace('{size}', `${kilobytes} KB`))
  const said = / This copy arrived on \d+ \w+ 2\d{3} at [\d:]+\. It takes up 1\.\d MB\.$/
  await expect(fact(page, words.offline)).toContainText(new RegExp(`^${words.states.stored}${said.source}`))
  const version = readFileSync(join(builtSite, 'version.txt'), 'utf8')
  await expect(fact(page, words.version)).toHaveText(version)

  // As in a page that was prerendered, and in Firefox.
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'workerStart', { value: 0 })
  })
  await reloadPanel(page)
  await expect(fact(page, words.offline)).toContainText('It takes up')
  await expect(fact(page, words.visit)).not.toContainText(`${kilobytes} KB`)

  await site.cut()
  await reloadPanel(page)
  await expect(fact(page, words.visit)).toHaveText(words.fromDevice)
  await expect(fact(page, words.version)).toHaveText(version)
})

test('the panel finds a new version and activates it when the visitor agrees', async ({ page, site }) => {
  await visitPanel(page)
  await press(page, words.check, words.reports.newest)

  await site.cut()
  // A press joins a check of the browser's own that is under way: that one may have begun before.
  await expect(() => press(page, words.check, words.reports.noAnswer)).toPass()

  await site.mend()
  site.fail('/sw.js', answers.html)
  await press(page, words.check, words.reports.failed)

  site.fail('/sw.js', undefined)
  using build = await copyBuild('next')
  site.deploy(build.directory)
  await press(page, words.check, words.reports.ready)
  await acceptUpdate(page, panel(page).getByRole('button', { name: words.update }))
  await hydrated(page)
  await openPanel(page)
  await press(page, words.check, words.reports.newest)
})

/** How a new version that the panel offers is lost without news to any tab, and what the panel then says. */
const losses = {
  'nothing waits': [
    async () => void Object.defineProperty(ServiceWorkerRegistration.prototype, 'waiting', { value: null }),
    words.reports.newest,
  ],
  'the worker is unregistered': [
    async () => void (await (await navigator.serviceWorker.getRegistration())!.unregister()),
    words.reports.gone,
  ],
} as const

for (const [what, [lose, says]] of Object.entries(losses)) {
  test(`the update is accepted where ${what}: the panel says so`, async ({ page, site }) => {
    await visit(page, '/about')
    using build = await copyBuild('next')
    site.deploy(build.directory)
    await openPanel(page)
    await press(page, words.check, words.reports.ready)
    await page.evaluate(lose)
    await press(page, words.update, says)
    await expect(report(page), 'no tab has removed it').not.toContainText('another tab')
    await expect(page.getByText(updatePrompt.text)).toHaveCount(0)
  })
}

test('fault 40: a file is evicted: the copy is not called whole; the check repairs it', async ({ page }) => {
  await visitPanel(page)
  await evict(page, [scriptNamed('packages')])
  await press(page, words.check, words.reports.newest)
  expect(await precachedAddresses(page)).toContain(scriptNamed('packages'))

  await press(page, words.close)
  await evict(page, [scriptNamed('packages')])
  await openPanel(page)
  await expect(fact(page, words.offline)).toHaveText(words.states.partial)
  await press(page, words.store, words.reports.stored)
  await expect(fact(page, words.offline)).toContainText(words.states.stored)
})

test('the first installation fails: the open panel says so, and can try again', async ({ page, site }) => {
  let answer = () => {}
  site.fail(siteBundle, (_, response) => (answer = () => response.writeHead(500).end()))
  await openHydrated(page, '/about')
  await openPanel(page)
  await expect(fact(page, words.offline)).toHaveText(words.states.arriving)
  site.fail('/rewards', answers.status(500))
  answer()
  await expect(report(page)).toHaveText(words.reports.failed)
  await expect(fact(page, words.offline)).toHaveText(words.states.partial)

  site.fail('/rewards', undefined)
  site.fail(siteBundle, undefined)
  await press(page, words.store, words.reports.stored)
})

test('2G: the panel names it as the reason, and can precache the site', async ({ page }) => {
  await pretendConnection(page, { saveData: false, effectiveType: 'slow-2g' })
  await openHydrated(page, '/about')
  await expect(page.getByRole('button', { name: storeOffer.acceptLabel })).toBeVisible()
  await openPanel(page)
  await expect(fact(page, words.offline)).toHaveText(`${words.states.absent} ${words.reasons.slow}`)
  await press(page, words.store, words.reports.stored)
  await expect(page.getByText(storeOffer.dismissLabel)).toHaveCount(0)
})

/** What a browser lacks or denies, and what the panel then says about the copy. */
const poorBrowsers: Record<string, readonly [lack: typeof denyAccess, says: string | RegExp]> = {
  'no service worker': [
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    words.states.impossible,
  ],
  'a worker that may not be asked about': [
    () => {
      ServiceWorkerContainer.prototype.getRegistration = () =>
        Promise.reject(new DOMException('denied', 'SecurityError'))
    },
    words.states.impossible,
  ],
  'caches that throw': [denyAccess, /\w/],
}

for (const [name, [lack, says]] of Object.entries(poorBrowsers)) {
  test(`the panel opens in a browser with ${name}`, async ({ page }) => {
    await page.addInitScript(lack, ['caches'])
    await openHydrated(page, '/about')
    await openPanel(page)
    await expect(fact(page, words.offline)).toHaveText(says)
    if (says === words.states.impossible)
      await expect(panel(page).getByRole('button')).toHaveText([words.close])
  })
}

for (const [what, name, module] of [
  ['the panel', dataAction.label, 'src/pwa/data-panel/data-dialog.tsx'],
  ['the steps to install the site', installLabel, 'src/pwa/install-steps.tsx'],
] as const)
  test(`fault 45: the code of ${what} fails: each press says so, the page stays`, async ({ page, site }) => {
    site.fail(scriptOf(module), answers.dropped)
    await page.addInitScript(() => {
      sessionStorage.setItem('mark-removed', 'yes')
      // As on iOS.
      Object.defineProperty(navigator, 'standalone', { value: false })
    })
    await openHydrated(page, '/about')
    await markDocument(page)
    const notice = page.locator('[data-notice]', { hasText: missingNotice.text })
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('contentinfo').getByRole('button', { name }).click()
      await notice.getByRole('button', { name: closeLabel }).click()
      await expect(notice).toHaveCount(0)
    }
    expect(await isMarked(page)).toBe(true)
    await expect(heading(page)).toHaveText(headings['/about'])
  })

test('fault 39: Escape, its link, a tap outside and Back close it, and focus returns', async ({ page }) => {
  const opener = page.getByRole('button', { name: dataAction.label })
  await openHydrated(page, '/')
  await footerLink(page, '/about').click()
  await expect(heading(page)).toBeFocused()
  await openPanel(page)
  await expect(panel(page)).toHaveAccessibleDescription(new RegExp(words.visit))
  await page.emulateMedia({ media: 'print' })
  await expect(panel(page), 'on paper it would cover each page').toBeHidden()
  await page.emulateMedia({ media: 'screen' })
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
  await expect(footerLink(page, '/about')).toBeFocused()
  await followFooter(page, '/about')

  await openPanel(page)
  await panel(page).getByRole('link', { name: words.details.label }).click()
  await expect(page).toHaveURL('/legal#cookies')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Cookie Policy' })).toBeVisible()
})
