import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accountNote, header } from '../src/content/navigation.ts'
import { faq } from '../src/content/rewards.ts'
import { paths } from './support/site.ts'
import { expect, openHydrated, test } from './support/test.ts'

/** What axe can find, and what holds at 320 pixels. */

// Text that is half-way through a fade has the contrast of neither end.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that the page, or the part of it that is free while a menu or a note is open, breaks, and where. */
async function violations(page: Page, part = 'html'): Promise<string[]> {
  const results = await new AxeBuilder({ page }).include(part).withTags(rules).analyze()
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
}

for (const path of [...paths, '/no-such-page']) {
  test(`${path} breaks no rule, light or dark`, async ({ page }) => {
    await openHydrated(page, path)

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page), colorScheme).toEqual([])
    }
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

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, 'header'), `menu, ${colorScheme}`).toEqual([])
  }
  await banner.getByRole('button', { name: header.signInLabel }).click()
  await expect(page.getByRole('dialog', { name: accountNote.title })).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, 'header'), `note, ${colorScheme}`).toEqual([])
  }
})

test('an open answer breaks no rule, light or dark', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const [item] = faq.items
  await page.getByText(item.question, { exact: true }).click()
  await expect(page.getByText(item.answer[0], { exact: true })).toBeVisible()

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
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
