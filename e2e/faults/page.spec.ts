import type { Page } from '@playwright/test'
import { requestForm } from '../../src/content/contact.ts'
import { closeLabel } from '../../src/content/labels.ts'
import { slowPageNotice } from '../../src/content/navigation.ts'
import { plainPageNotice } from '../../src/content/notices.ts'
import { openPanel } from '../support/data-panel.ts'
import { answers, pathsIn } from '../support/faulty-site.ts'
import type { FaultySite } from '../support/faulty-site.ts'
import { followFooter, footerLink, heading } from '../support/places.ts'
import { headings, pageScript } from '../support/site.ts'
import { denyAccess, expect, isMarked, markDocument, test } from '../support/test.ts'
import { hydrated, idle, openHydrated, reloadHydrated } from '../support/waits.ts'
import { precached } from '../support/worker.ts'

/** Faults of pages that do not involve the worker. Numbers are the rows of e2e/faults/README.md. */

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('fault 22: the clock is ten years off: nothing breaks', async ({ page }) => {
    const field = page.getByLabel(requestForm.fields.firstName.label)
    for (const years of [-10, 10]) {
      const time = new Date()
      time.setFullYear(time.getFullYear() + years)
      await page.clock.install({ time })
      await openHydrated(page, '/contact')
      expect(await page.evaluate(() => new Date().getFullYear())).toBe(time.getFullYear())
      await field.fill(`Thandi ${years}`)
      await precached(page)
      await reloadHydrated(page)
      await expect(field).toHaveValue(`Thandi ${years}`)
      await followFooter(page, '/rewards')
    }
  })
})

test('fault 25: without style sheets, fonts and pictures the page is readable', async ({ page, site }) => {
  site.failWhere((path) => /\.(css|woff2|svg|png|ico)$/.test(path), answers.status(404))
  for (const path of ['/', '/network'] as const) {
    await openHydrated(page, path)
    await expect(heading(page)).toHaveText(headings[path])
    await expect(heading(page)).toBeVisible()
    const pictures = page.getByRole('main').locator('img')
    await pictures.first().scrollIntoViewIfNeeded()
    expect(await pictures.evaluateAll((all) => all.every((image) => image.hasAttribute('alt')))).toBe(true)
    expect(await page.evaluate(() => document.body.innerText.length)).toBeGreaterThan(1000)
  }
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/\w{3}/)
  await expect
    .poll(() =>
      ['.css', '.svg'].every((ending) =>
        site.log.some(({ path, status }) => status === 404 && path.endsWith(ending)),
      ),
    )
    .toBe(true)
  await followFooter(page, '/careers')
  await hydrated(page)
  await idle(page)
})

const mistake = answers.script('export function Page() { throw new Error("A mistake") }')
test('fault 36: a page’s component throws: one reload, and it stays plain HTML', async ({ page, site }) => {
  await page.addInitScript(denyAccess, ['sessionStorage'])
  site.fail(pageScript('/contact'), mistake)
  const documents = () => pathsIn(site).filter((path) => path === '/contact').length
  const notice = page.getByRole('status').filter({ hasText: plainPageNotice.text })
  const expectPlainPage = async () => {
    await expect(notice).toBeVisible()
    await idle(page)
    await expect(heading(page)).toHaveText(headings['/contact'])
    await expect(page.getByText(requestForm.mail.before)).toBeVisible()
  }
  await page.goto('/contact')
  await expectPlainPage()
  expect(documents()).toBe(2)
  await notice.getByRole('button', { name: closeLabel }).click()
  await expect(notice).toBeHidden()

  await followFooter(page, '/careers')
  await hydrated(page)
  await footerLink(page, '/contact').click()
  await expectPlainPage()
  expect(documents()).toBe(3)
  await page.goBack()
  await expect(heading(page)).toHaveText(headings['/careers'])

  site.fail(pageScript('/contact'), undefined)
  await openHydrated(page, '/contact')
  await expect(notice).toBeHidden()
  expect(documents()).toBe(4)
})

test('fault 37: a chunk never answers: a sign, links work, then the whole page', async ({ page, site }) => {
  await page.clock.install()
  site.fail(pageScript('/contact'), answers.silence)
  await openHydrated(page, '/')
  await markDocument(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const sign = page.getByRole('status').getByRole('paragraph').filter({ hasText: slowPageNotice })
  await footerLink(page, '/contact').click()
  await expect(page).toHaveURL('/contact')
  await page.clock.runFor(400)
  await expect(sign).toBeHidden()
  await page.clock.runFor(200)
  await expect(sign).toBeVisible()
  await expect(sign).toBeInViewport()

  await page.clock.resume()
  await followFooter(page, '/careers')
  await expect(sign).toBeHidden()
  await footerLink(page, '/contact').click()
  await expect(sign).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  expect(pathsIn(site)).not.toContain('/contact')
  await page.clock.runFor(8_000)
  await expect(heading(page)).toHaveText(headings['/contact'])
  await expect(page.getByText(requestForm.mail.before)).toBeVisible()
})

const paintFaults = {
  'PerformanceObserver is missing': () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  'no paint is reported': () => Object.assign(PerformanceObserver.prototype, { observe() {} }),
}
for (const [what, remove] of Object.entries(paintFaults)) {
  test(`fault 38: ${what}: the page is hydrated nevertheless`, async ({ page }) => {
    await page.addInitScript(remove)
    await openHydrated(page, '/about')
  })
}

function breakStart() {
  if (location.pathname !== '/about') return
  performance.getEntriesByType = () => {
    throw new Error('No entries')
  }
}
const noPage = answers.script('throw new Error("No page")')
for (const [what, error, fail] of [
  ['start', 'Error: No entries', (page) => page.addInitScript(breakStart)],
  ['code', 'Error: No page', (_, site) => site.fail(pageScript('/about'), noPage)],
  ['component', 'Error: A mistake', (_, site) => site.fail(pageScript('/about'), mistake)],
] as const satisfies readonly [string, string, (page: Page, site: FaultySite) => unknown][]) {
  test(`fault 47: a page’s ${what} throws: plain HTML; a panel says why`, async ({ page, site, errors }) => {
    await fail(page, site)
    await page.goto('/about')
    // While the page is loading again there is nothing to ask.
    const recorded = () => page.evaluate(() => sessionStorage.getItem('last-error')).catch(() => '')
    await expect.poll(recorded).toContain(error)
    await expect(heading(page)).toHaveText(headings['/about'])
    // What the start throws is also an exception that no page catches.
    await expect.poll(() => errors).toEqual(what === 'start' ? [error] : [])
    errors.splice(0)
    await openHydrated(page, '/careers')
    await openPanel(page)
    await expect(page.getByText(new RegExp(`^${error}`))).toContainText('Page: /about')
  })
}
