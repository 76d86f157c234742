import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './support/test.ts'

/** The header's ground: dark and blurred once the page is scrolled by more than 10 pixels. */

/** How the ground under the header looks now. Lightness and opacity go from 0 to 255. */
async function ground(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const { visibility, backdropFilter, backgroundColor } = getComputedStyle(header, '::before')
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data
    return {
      isVisible: visibility === 'visible',
      backdropFilter,
      lightness: Math.max(red, green, blue),
      opacity,
    }
  })
}

async function scrollTo(page: Page, pixels: number) {
  await page.evaluate((top) => window.scrollTo(0, top), pixels)
  await expectScrolledTo(page, pixels)
}

async function expectScrolledTo(page: Page, pixels: number) {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(pixels)
}

/** After a reload the place is about the same: the display font, late the first time, may set headings shorter now. */
async function expectRestored(page: Page) {
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
}

async function expectGround(page: Page, isVisible: boolean) {
  await expect.poll(async () => (await ground(page)).isVisible).toBe(isVisible)
}

/** Walks over the threshold. The ground changes at every step, so that no step passes on an old state. */
async function expectThreshold(page: Page) {
  for (const [pixels, isVisible] of [
    [11, true],
    [10, false],
    [11, true],
    [0, false],
    [400, true],
    [10, false],
  ] as const) {
    await scrollTo(page, pixels)
    await expectGround(page, isVisible)
  }
}

test('fault 30: the ground appears past 10 pixels: not at 10, at 11', async ({ page }) => {
  await openHydrated(page, '/rewards')

  await expectGround(page, false)
  await expectThreshold(page)
})

test('the ground is dark, nearly opaque and blurred', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await scrollTo(page, 11)
  await expectGround(page, true)

  const { backdropFilter, lightness, opacity } = await ground(page)
  expect(backdropFilter).toMatch(/^blur\(\d+px\)$/)
  expect(lightness).toBeLessThan(80)
  expect(opacity).toBeGreaterThan(200)
})

test('fault 30: the ground is right after a reload that restores a scrolled position', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await scrollTo(page, 400)
  await page.reload()

  await expectRestored(page)
  await expectGround(page, true)
})

test('the ground is right where the script never arrives', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/rewards')
  await expectThreshold(page)
  await scrollTo(page, 400)
  await page.reload()

  await expectRestored(page)
  await expectGround(page, true)
})

test('the ground follows Back and Forward', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await scrollTo(page, 400)
  await page.goto('/about')
  await expectGround(page, false)
  await page.goBack()

  await expectRestored(page)
  await expectGround(page, true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the ground appears past 10 pixels and after a reload', async ({ page }) => {
    await page.goto('/rewards')
    await expectGround(page, false)
    await expectThreshold(page)
    await scrollTo(page, 400)
    await page.reload()
    await expectRestored(page)
    await expectGround(page, true)
  })
})
