import type { Page } from '@playwright/test'
import { paths } from './support/site.ts'
import { expect, openHydrated, test } from './support/test.ts'

/** Whether the last thing on the page is laid out. */
function isFootLaidOut(page: Page) {
  return page
    .locator('.site-footer a')
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
}

/** In the page: whether no section waits for its turn any more. */
function noneWaits() {
  return document
    .getAnimations()
    .every((animation) => !(animation instanceof CSSAnimation) || animation.animationName !== 'near-window')
}

for (const path of paths) {
  test(`${path} lays its foot out after the first paint`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium')
    await page.addInitScript(() => {
      function watch() {
        const foot = document.querySelector('.site-footer')?.lastElementChild
        if (foot?.checkVisibility({ contentVisibilityAuto: true }) === false)
          document.documentElement.dataset['footWaited'] = ''
        else requestAnimationFrame(watch)
      }
      watch()
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-foot-waited')
    await page.waitForFunction(noneWaits)
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
  expect(await page.evaluate(noneWaits)).toBe(true)
  expect(await isFootLaidOut(page)).toBe(true)
})
