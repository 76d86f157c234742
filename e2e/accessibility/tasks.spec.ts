import type { Locator, Page } from '@playwright/test'
import { costs } from '../../src/content/costs.ts'
import { tiers } from '../../src/content/rewards.ts'
import { site } from '../../src/content/site.ts'
import { footerLink, heading } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'

/** Three tasks of somebody who sees nothing, from start to end by keyboard. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true)
  }).toPass({ intervals: [0] })
}

test('what does it cost: from the home page to the first price', async ({ page }) => {
  await openHydrated(page, '/')
  await tabTo(page, page.getByRole('main').locator('a[href$="#costs"]').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/rewards#costs')
  await expect(page.getByRole('heading', { name: costs.title })).toBeInViewport()
  const { name, price } = costs.rows[0]!
  await expect(page.getByRole('row', { name })).toContainText(price.large + price.after)
})

test('plan to Gold: an example is filled in, a changed number is said with its points', async ({ page }) => {
  const gold = tiers.items.find(({ name }) => name === 'Gold')!
  const main = page.getByRole('main')
  await openHydrated(page, '/rewards')
  await tabTo(page, main.getByRole('link', { name: gold.name, exact: true }))
  await page.keyboard.press('Enter')
  const reached = new RegExp(`^${gold.name}.* up to ${gold.partnerDiscountUpToPercent}%`)
  await expect(main.getByText(reached).first()).toBeVisible()

  const numbers = main.getByRole('spinbutton').or(main.getByRole('textbox'))
  await tabTo(page, numbers.filter({ visible: true }).first())
  await page.keyboard.type('9')
  await expect(main.getByRole('status').filter({ hasText: 'points' })).toHaveText(/[1-9][\d,]* points/)
})

test('write to support: from any page to a message that is addressed', async ({ page }) => {
  await openHydrated(page, '/about')
  await tabTo(page, footerLink(page, '/contact'))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  const write = page.getByRole('main').locator(`a[href^="mailto:${site.supportEmail}?subject="]`).first()
  await tabTo(page, write)
  await expect(write).not.toHaveAccessibleName('')
})
