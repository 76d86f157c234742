import type { Page } from '@playwright/test'
import { scrollThresholdInPixels as threshold } from '../../src/components/header/scroll-threshold.ts'
import { chipTo, chips, followFooter, menuToggle, siteMenu } from '../support/places.ts'
import { desktop, expect, pretendConnection, savingData, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'

/** The header's background appears after more than 10 pixels of scrolling. */

function expectGround(page: Page, isVisible: boolean) {
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').visibility)
  return expect.poll(ground).toBe(isVisible ? 'visible' : 'hidden')
}

async function scrollTo(page: Page, pixels: number) {
  await page.evaluate((top) => window.scrollTo(0, top), pixels)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(pixels)
}

test('fault 30: the header’s ground appears after 10 pixels, also on reload and Back', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await expectGround(page, false)
  // It changes at every step but the last, so that none passes on an old state.
  for (const pixels of [threshold + 1, threshold, 400, 0, threshold + 1, 400]) {
    await scrollTo(page, pixels)
    await expectGround(page, pixels > threshold)
  }
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await expectGround(page, true)
  await page.goto('/about')
  await expectGround(page, false)
  await page.goBack()
  await expectGround(page, true)
})

test.describe('in a short window', () => {
  /** A phone on its side, and 1280 × 800 at a zoom of 400%. */
  const windows = [
    { width: 740, height: 360 },
    { width: 320, height: 200 },
  ]
  test.use({ viewport: windows[0]!, serviceWorkers: 'allow' })

  test('all bars scroll away, and stay while the menu is open', async ({ page }) => {
    await pretendConnection(page, savingData)
    await openHydrated(page, '/rewards')
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      await scrollTo(page, 0)
      await menuToggle(page).click()
      await scrollTo(page, 30)
      await expect(menuToggle(page)).toBeInViewport({ ratio: 1 })
      await menuToggle(page).click()
      await expectGround(page, true)

      await chipTo(page, 'points').click()
      await expect(page.locator('#points h2')).toBeInViewport({ ratio: 1 })
      expect((await page.locator('#points h2').boundingBox())!.y).toBeLessThan(viewport.height / 3)
      await expect(page.locator('[data-notice]')).toBeAttached()
      for (const bar of [page.getByRole('banner'), chips(page), page.locator('#notices')])
        await expect(bar).not.toBeInViewport()
    }
  })
})

test.describe('in a wide window', () => {
  test.use(desktop)

  test('the header is one row, as high as its reserved space, also after a navigation', async ({ page }) => {
    const expectOneBar = async () => {
      await expect(siteMenu(page)).toBeVisible()
      await expect(menuToggle(page)).toBeHidden()
      const [height, space] = await page.getByRole('banner').evaluate((header) => {
        const room = document.createElement('div')
        room.style.height = 'var(--header-height)'
        document.body.append(room)
        const heights = [header, room].map((element) => element.getBoundingClientRect().height)
        room.remove()
        return heights
      })
      expect(height).toBe(space)
    }
    await openHydrated(page, '/no-such-page')
    await expectOneBar()
    await followFooter(page, '/careers')
    await expectOneBar()
  })
})
