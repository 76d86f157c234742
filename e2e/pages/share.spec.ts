import type { Page } from '@playwright/test'
import { pointsIn } from '../../shared/points-in.ts'
import { privacy } from '../../src/content/legal/privacy.ts'
import { planner } from '../../src/content/planner.ts'
import { sharePage as words } from '../../src/content/share.ts'
import { site } from '../../src/content/site.ts'
import { footerLink } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'

/** Sharing uses the public address, without data about this visitor. */

declare global {
  interface Window {
    /** What the share sheet has received. */
    shared: unknown[]
  }
}

/** Installs a share sheet that records what it receives. */
function installShareSheet(page: Page) {
  return page.addInitScript(() => {
    window.shared = []
    Object.assign(navigator, { share: async (data: unknown) => void window.shared.push(data) })
  })
}

function shared(page: Page) {
  return page.evaluate(() => window.shared)
}

function button(page: Page) {
  return page.getByRole('contentinfo').getByRole('button', { name: words.label })
}

test('the share sheet gets the canonical URL, with a hash for a legal document only', async ({ page }) => {
  await installShareSheet(page)
  await openHydrated(page, '/community?utm_source=x&fbclid=y#circles')
  await button(page).tap()
  await footerLink(page, '/careers').tap()
  await expect(page).toHaveURL('/careers')
  await button(page).tap()
  await expect
    .poll(() => shared(page))
    .toEqual([
      { title: expect.stringContaining('Community'), url: `${site.origin}/community` },
      { title: expect.stringContaining('Careers'), url: `${site.origin}/careers` },
    ])

  await openHydrated(page, `/legal?utm_source=x#${privacy.id}`)
  // The skip link changes the hash, and the document stays.
  for (const hash of [privacy.id, 'main']) {
    if (hash === 'main') await page.locator('[href="#main"]').press('Enter')
    await expect(page).toHaveURL(new RegExp(`#${hash}$`))
    await button(page).tap()
  }
  const document = { title: `${privacy.title} · ${site.name}`, url: `${site.origin}/legal#${privacy.id}` }
  await expect.poll(() => shared(page)).toEqual([document, document])
})

test('the current plan is shared with its address, without what it does not contain', async ({ page }) => {
  await installShareSheet(page)
  await openHydrated(page, '/rewards?plan=module.1-nothing.3%20x&utm_source=x')
  const sharing = page.getByRole('button', { name: planner.share.label })
  await sharing.tap()
  await page.getByRole('button', { name: planner.more.replace('{activity}', 'Learning Module') }).tap()
  await sharing.tap()
  const urls = [1, 2].map((times) => `${site.origin}/rewards?plan=module.${times}#points`)
  await expect.poll(() => shared(page)).toEqual(urls.map((url) => ({ title: planner.shareTitle, url })))
})

test('without a share sheet the address is copied, with a message, and opens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/rewards?plan=module.3')
  await page.getByRole('button', { name: planner.share.label }).tap()
  await expect(page.getByText(words.copied)).toBeVisible()
  await openHydrated(page, '/contact')
  // The site's policy denies reading the clipboard.
  const field = page.getByLabel('Technical Specifications')
  await field.press('ControlOrMeta+V')
  const address = await field.inputValue()
  expect(address).toBe(`${site.origin}/rewards?plan=module.3#points`)

  await openHydrated(page, address.replace(site.origin, ''))
  await expect(page.locator('[data-plan-total]')).toContainText(`${pointsIn('module.3')} points`)
  await expect(page.locator('[data-plan-total]')).toBeInViewport()
})
