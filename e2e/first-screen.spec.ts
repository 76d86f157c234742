import type { Locator, Page } from '@playwright/test'
import { paths } from './support/site.ts'
import { expect, openHydrated, test, wholeLaidOut } from './support/test.ts'

function isLaidOut(element: Locator) {
  return element.evaluate((box) => box.checkVisibility({ contentVisibilityAuto: true }))
}

/** Whether the last thing on the page is laid out. */
function isFootLaidOut(page: Page) {
  return isLaidOut(page.locator('.site-footer a').last())
}

/** Stops every animation where it begins, and so what waits for its turn; the function that comes back lets them go on. */
async function stopAnimations(page: Page) {
  const inspector = await page.context().newCDPSession(page)
  const setRate = (playbackRate: number) => inspector.send('Animation.setPlaybackRate', { playbackRate })
  await inspector.send('Animation.enable')
  await setRate(0)
  return () => setRate(1)
}

for (const path of paths) {
  test(`${path} is painted before what is below the window is laid out`, async ({ page, isMobile }) => {
    const goOn = await stopAnimations(page)
    await page.goto(path)
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    expect(await isFootLaidOut(page)).toBe(false)
    // A phone's window is filled by the hero.
    expect(await isLaidOut(page.locator('main > section').nth(1).locator('h2').first())).toBe(!isMobile)

    await goOn()
    await wholeLaidOut(page)
    expect(await isFootLaidOut(page)).toBe(true)
  })
}

test('a document on /legal is laid out in parts as well', async ({ page }) => {
  const goOn = await stopAnimations(page)
  await page.goto('/legal')
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('main > section'))
      for (const animation of section.getAnimations()) animation.finish()
  })
  const parts = page.locator('.legal-document').first().locator('h3')
  await expect.poll(() => isLaidOut(parts.first())).toBe(true)
  expect(await isLaidOut(parts.last())).toBe(false)

  await goOn()
  await wholeLaidOut(page)
  expect(await isLaidOut(parts.last())).toBe(true)
})

test('without a script the whole page is laid out at once, and the address of a document leads to it', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/legal#privacy')
  await expect(page.locator('#privacy')).toBeInViewport()
  expect(await isFootLaidOut(page)).toBe(true)
  await page.close()
})

test('at the address of a document the whole page is laid out at once', async ({ page }) => {
  await stopAnimations(page)
  await page.goto('/legal#privacy')
  expect(await isFootLaidOut(page)).toBe(true)
  await expect(page.locator('#privacy')).toBeInViewport()
})

test('after a reload and after a move to another page all of it is laid out at once', async ({ page }) => {
  await openHydrated(page, '/about')
  await expect(page.locator('html')).not.toHaveAttribute('data-whole')
  await page.locator('.site-footer').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.locator('html')).toHaveAttribute('data-whole')

  await stopAnimations(page)
  await page.reload()
  expect(await isFootLaidOut(page)).toBe(true)
})
