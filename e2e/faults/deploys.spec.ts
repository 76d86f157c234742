import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { requestForm } from '../../src/content/contact.ts'
import { updatePrompt } from '../../src/content/notices.ts'
import { copyBuild, listOf } from '../support/builds.ts'
import type { FaultySite } from '../support/faulty-site.ts'
import { answers } from '../support/faulty-site.ts'
import { builtSite, headings, pageScript } from '../support/site.ts'
import { hydrated, listenToErrors, openHydrated } from '../support/test.ts'
import { expect, heading, keptAddresses, lookForUpdate, test, versionsOf, visit } from '../support/worker.ts'

/** What a deploy does to pages and workers that were there before it. The numbers are those of README.md. */

/**
 * Accepts the update and waits until the page has reloaded. To ask for pages meanwhile would keep the old worker busy, and
 * Chromium lets the new one take over only when there is nothing left for the old one to do.
 */
async function accept(page: Page) {
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: updatePrompt.acceptLabel }).click()
  await reloaded
}

async function clickCareers(page: Page) {
  await page.getByRole('contentinfo').locator('a[href="/careers"]').click()
}

/** Of the pages with a script of their own, the one that tests go to. */
async function clickContact(page: Page) {
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click()
}

function documentsIn({ log }: FaultySite, path: string) {
  return log.filter((exchange) => exchange.path === path).length
}

test('fault 9: an open page asks for a chunk that a deploy removed: the page names the one that took its place', async ({
  page,
  ownSite,
}) => {
  const errors = listenToErrors(page)
  ownSite.fail('/sw.js', answers.status(404))
  await openHydrated(page, '/')
  using build = copyBuild()
  build.replaceAsset(pageScript('/contact'))
  ownSite.deploy(build.directory)
  await clickContact(page)
  await expect(heading(page)).toHaveText(headings['/contact'])
  await hydrated(page)

  expect(documentsIn(ownSite, '/contact')).toBe(1)
  expect(errors).toEqual([])
})

for (const [row, what, answer] of [
  [9, 'a chunk is gone for good', answers.status(404)],
  [10, 'a chunk answers HTML with status 200', answers.html],
] as const) {
  test(`fault ${row}: ${what}: one reload, never a loop, and the page as the server sent it`, async ({
    page,
    ownSite,
  }) => {
    ownSite.fail('/sw.js', answers.status(404))
    ownSite.fail(pageScript('/contact'), answer)
    for (const visits of [1, 2]) {
      await openHydrated(page, '/')
      await clickContact(page)
      await expect(heading(page)).toHaveText(headings['/contact'])
      await page.waitForLoadState('networkidle')
      // Once for the open page, and once more when its script failed.
      expect(documentsIn(ownSite, '/contact')).toBe(visits * 2)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })
}

test('fault 9: a chunk is gone, and nothing can be stored: the page all the same', async ({
  page,
  ownSite,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Not allowed', 'SecurityError')
      },
    })
  })
  ownSite.fail(pageScript('/contact'), answers.status(404))
  ownSite.fail('/sw.js', answers.status(404))
  await openHydrated(page, '/')
  await clickContact(page)

  await expect(heading(page)).toHaveText(headings['/contact'])
  await page.waitForLoadState('networkidle')
  expect(documentsIn(ownSite, '/contact')).toBe(2)
})

test('fault 11: two tabs, one accepts the update: both go on with it, and a half-filled form is kept', async ({
  page,
  context,
  ownSite,
}) => {
  await visit(page, '/')
  const other = await context.newPage()
  await openHydrated(other, '/contact')
  const field = other.getByLabel(requestForm.fields.firstName.label)
  await field.fill('Thandi, half a name')
  await other.evaluate(() => Object.assign(window, { isMarked: true }))
  using build = copyBuild()
  build.markAll('next')
  await build.finish()
  ownSite.deploy(build.directory)
  expect(await lookForUpdate(page)).toBe(true)
  expect(await other.evaluate(() => 'isMarked' in window)).toBe(true)
  await accept(page)

  await other.waitForFunction(() => !('isMarked' in window))
  await hydrated(other)
  await expect(field).toHaveValue('Thandi, half a name')
  for (const tab of [page, other]) {
    await hydrated(tab)
    expect(await versionsOf(tab)).toEqual(['next'])
    await clickCareers(tab)
    await expect(heading(tab)).toHaveText(headings['/careers'])
    await expect(tab.getByText(updatePrompt.text)).toHaveCount(0)
  }
})

test('fault 12: a worker from two builds ago meets the present site: it updates cleanly', async ({
  page,
  ownSite,
}) => {
  using oldest = copyBuild()
  oldest.replaceAsset(pageScript('/contact'))
  oldest.markAll('oldest')
  await oldest.finish()
  using old = copyBuild()
  old.replaceAsset(pageScript('/legal'))
  old.markAll('old')
  await old.finish()
  ownSite.deploy(oldest.directory)
  await visit(page, '/')
  expect(await versionsOf(page)).toEqual(['oldest'])
  await page.goto('about:blank')
  ownSite.deploy(old.directory)
  ownSite.deploy(builtSite)

  await page.goto('/')
  await accept(page)
  expect(await versionsOf(page)).toEqual(['unmarked'])
  await hydrated(page)
  expect(new Set(await keptAddresses(page))).toEqual(new Set(listOf(builtSite).map(({ url }) => url)))
  await ownSite.cut()
  await page.goto('/careers')
  await hydrated(page)
  await expect(heading(page)).toHaveText(headings['/careers'])
})

test('fault 14: rollback to an older build is an update like any other', async ({ page, ownSite }) => {
  using newer = copyBuild()
  newer.replaceAsset(pageScript('/contact'))
  newer.markAll('newer')
  await newer.finish()
  ownSite.deploy(newer.directory)
  await visit(page, '/')
  ownSite.deploy(builtSite)
  expect(await lookForUpdate(page)).toBe(true)
  expect(await versionsOf(page)).toEqual(['newer'])
  await accept(page)

  expect(await versionsOf(page)).toEqual(['unmarked'])
  await ownSite.cut()
  await page.goto('/careers')
  await hydrated(page)
  await expect(heading(page)).toHaveText(headings['/careers'])
})

test('fault 15: the kill switch: the site goes on without a worker, and a later build brings it back', async ({
  page,
  ownSite,
}) => {
  await visit(page, '/')
  using build = copyBuild()
  const command = join(import.meta.dirname, '../../setup/kill-switch.mjs')
  expect(spawnSync(process.execPath, [command, build.directory]).status).toBe(0)
  ownSite.deploy(build.directory)
  ownSite.log.length = 0
  await page.goto('/about')
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => ['?'])).toEqual([])
  await hydrated(page)
  expect(documentsIn(ownSite, '/about')).toBeLessThanOrEqual(2)

  for (const path of ['/careers', '/rewards'] as const) {
    // The page before, still held by the dying worker, may have got links ready.
    await page.waitForLoadState('networkidle')
    ownSite.log.length = 0
    await page.goto(path)
    await hydrated(page)
    await expect(heading(page)).toHaveText(headings[path])
    await page.waitForLoadState('networkidle')
    expect(documentsIn(ownSite, path)).toBe(1)
  }
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  ownSite.deploy(builtSite)
  await visit(page, '/')
  await expect.poll(() => keptAddresses(page).then((kept) => kept.length)).toBe(listOf(builtSite).length)
})
