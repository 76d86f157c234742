import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { accountNote, header } from '../src/content/navigation.ts'
import { faq } from '../src/content/rewards.ts'
import { paths } from './support/site.ts'
import { expect, openHydrated, test } from './support/test.ts'

/** What axe can find, and what holds at 320 pixels. */

// Text that is half-way through a fade has the contrast of neither end.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Checks the page, or the part of it that is free while a menu or a note is open, in both colour schemes. The dark one
 * changes nothing but colours, so only their contrast is looked at again.
 */
async function expectNoViolation(page: Page, part = 'html') {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await new AxeBuilder({ page }).include(part).withTags(tags).analyze()
  expect(inWords(light.violations), 'light').toEqual([])

  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await new AxeBuilder({ page }).include(part).withRules(['color-contrast']).analyze()
  expect(inWords(dark.violations), 'dark').toEqual([])
}

/** Each broken rule with the elements that break it. */
function inWords(violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] {
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
}

for (const path of [...paths, '/no-such-page']) {
  test(`${path} breaks no rule, light or dark`, async ({ page }) => {
    await openHydrated(page, path)
    await expectNoViolation(page)
  })
}

test('no page scrolls sideways in a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })

  for (const path of [...paths, '/no-such-page']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('the open menu and the open note break no rule, light or dark', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const banner = page.getByRole('banner')
  const toggle = banner.getByRole('button', { name: header.menuLabel })
  if (await toggle.isVisible()) await toggle.click()
  await expectNoViolation(page, 'header')

  await banner.getByRole('button', { name: header.signInLabel }).click()
  await expect(page.getByRole('dialog', { name: accountNote.title })).toBeVisible()
  await expectNoViolation(page, 'header')
})

test('an open answer breaks no rule, light or dark', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const [item] = faq.items
  await page.getByText(item.question, { exact: true }).click()
  await expect(page.getByText(item.answer[0], { exact: true })).toBeVisible()
  await expectNoViolation(page)
})

test('the first Tab leads past the navigation to the content', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: header.skipLabel })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
})

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
