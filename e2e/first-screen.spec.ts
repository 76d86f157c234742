import type { Page } from '@playwright/test'
import { paths } from './support/site.ts'
import { expect, openHydrated, test, wholeLaidOut } from './support/test.ts'

/** Whether the last thing on the page is laid out. */
function isFootLaidOut(page: Page) {
  return page
    .locator('.site-footer a')
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
}

for (const path of paths) {
  test(`${path} is painted before its foot is laid out`, async ({ page }) => {
    const inspector = await page.context().newCDPSession(page)
    await inspector.send('Animation.enable')
    await inspector.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goto(path)
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    expect(await isFootLaidOut(page)).toBe(false)

    await inspector.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await wholeLaidOut(page)
    expect(await isFootLaidOut(page)).toBe(true)
  })
}

test('without a script the whole page is there in the end', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/about')
  await expect.poll(() => isFootLaidOut(page)).toBe(true)
  await page.close()
})

test('after a reload and after a move to another page all of it is laid out at once', async ({ page }) => {
  await openHydrated(page, '/about')
  await expect(page.locator('html')).not.toHaveAttribute('data-whole')
  await page.locator('.site-footer').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.locator('html')).toHaveAttribute('data-whole')

  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-whole')
  expect(await isFootLaidOut(page)).toBe(true)
})
