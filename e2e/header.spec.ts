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
    return { isVisible: visibility === 'visible', backdropFilter, lightness: Math.max(red, green, blue), opacity }
  })
}

/** Scrolls and waits until what was scrolled has been painted. */
async function scrollTo(page: Page, pixels: number) {
  await page.evaluate(async (top) => {
    window.scrollTo(0, top)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, pixels)
  expect(await page.evaluate(() => scrollY)).toBe(pixels)
}

async function expectGround(page: Page, isVisible: boolean) {
  await expect.poll(async () => (await ground(page)).isVisible).toBe(isVisible)
}

test('the ground appears past 10 pixels: not at 10, at 11', async ({ page }) => {
  await openHydrated(page, '/rewards')

  for (const [pixels, isVisible] of [
    [0, false],
    [10, false],
    [11, true],
    [400, true],
    [11, true],
    [10, false],
    [0, false],
  ] as const) {
    await scrollTo(page, pixels)
    expect((await ground(page)).isVisible, `${pixels} px`).toBe(isVisible)
  }
})

test('the ground is dark, nearly opaque and blurred', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await scrollTo(page, 11)

  const { backdropFilter, lightness, opacity } = await ground(page)
  expect(backdropFilter).toMatch(/^blur\(\d+px\)$/)
  expect(lightness).toBeLessThan(80)
  expect(opacity).toBeGreaterThan(200)
})

test('the ground is right after a reload that restores a scrolled position', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await scrollTo(page, 400)
  await page.reload()

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await expectGround(page, true)
})

test('the ground is right while the script has yet to arrive', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await scrollTo(page, 400)
  await page.route('**/*.js', () => undefined)
  await page.reload({ waitUntil: 'commit' })

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await expectGround(page, true)
  await scrollTo(page, 10)
  await expectGround(page, false)
})

test('the ground follows Back and Forward', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await scrollTo(page, 400)
  await page.goto('/about')
  await expectGround(page, false)
  await page.goBack()

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await expectGround(page, true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the ground appears past 10 pixels and after a reload', async ({ page }) => {
    await page.goto('/rewards')
    await scrollTo(page, 10)
    await expectGround(page, false)
    await scrollTo(page, 11)
    await expectGround(page, true)
    await scrollTo(page, 400)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    await expectGround(page, true)
  })
})
