import type { Page } from '@playwright/test'
import { paths } from './support/site.ts'
import { expect, hydrated, test } from './support/test.ts'

/** Where each heading stands and how high it is, rounded to whole pixels. */
function places(page: Page) {
  return page.locator('h1, h2, h3, dd').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect()
      return `${element.textContent}: ${Math.round(top + scrollY)}, ${Math.round(height)}`
    }),
  )
}

function statusOfFace(page: Page) {
  return page.evaluate(
    () => [...document.fonts].find(({ family }) => family.includes('Bricolage'))?.status ?? 'not asked for',
  )
}

for (const path of paths) {
  test(`${path}: the display face comes after the first paint, and nothing moves`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path)
    await hydrated(page)
    const before = await places(page)
    expect(await statusOfFace(page)).toBe('loading')
    release()

    await expect.poll(() => statusOfFace(page)).toBe('loaded')
    expect(await places(page)).toEqual(before)
  })
}
