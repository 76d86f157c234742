import type { Locator, Page } from '@playwright/test'
import { expect, openHydrated, test } from '../support/test.ts'
import { expectNothingCutOff } from './cut-off.ts'

/** What holds when a reader makes the page narrower, larger, wider set, still, or takes its colours away. */

/** Puts a style sheet into the page as a reader's browser or extension does: the site's policy does not apply to it. */
function addReaderStyle(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

test.describe('nothing is cut off and no page scrolls sideways', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.slow()

  test('at 320 pixels, which is 400% zoom in a window of 1280 by 1024', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNothingCutOff(page)
  })

  // The narrowest window that shows the menu as a bar has the least room for it.
  for (const width of [360, 1200]) {
    test(`with wider set text (WCAG 1.4.12) in a window of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingCutOff(page, () =>
        addReaderStyle(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
           p { margin-bottom: 2em !important }`,
        ),
      )
    })
  }
})

for (const [wish, seconds, transitions] of [
  ['reduce', '0s', 0],
  ['no-preference', '0.25s', 1],
] as const) {
  test(`how answers and pages move where the wish is "${wish}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: wish })
    await openHydrated(page, '/rewards')
    const durations = await page
      .locator('details')
      .first()
      .evaluate((answer) => getComputedStyle(answer, '::details-content').transitionDuration)
    expect(durations.split(', ')[0]).toBe(seconds)

    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transitions = 'one'
        return start(update)
      }
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('[data-transitions]')).toHaveCount(transitions)
  })
}

test('in forced colours, buttons and fields keep their borders and the header its ground', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page, '/contact')

  const controls = page.locator('main').locator('button, input, textarea, a[class*="button"]')
  expect(await controls.count()).toBeGreaterThan(5)
  for (const control of await controls.all()) {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = await styleOf(control)
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(1)
    expect(borderTopStyle).toBe('solid')
    expect(borderTopColor).not.toBe(backgroundColor)
  }

  await page.evaluate(() => scrollTo(0, 200))
  const ground = await styleOf(page.locator('.site-header'), '::before')
  expect(ground.backgroundColor).toMatch(/^rgb\(/)
})

test('in forced colours, a question keeps its plus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page, '/rewards')
  const background = await page
    .locator('summary')
    .first()
    .evaluate((question) => getComputedStyle(question, '::after').backgroundImage)
  expect(background).toContain('gradient')
})

/** The colours and borders of an element, or of its pseudo-element, as the browser shows them. */
function styleOf(locator: Locator, pseudo?: string) {
  return locator.evaluate((element, part) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(
      element,
      part,
    )
    return { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor }
  }, pseudo)
}
