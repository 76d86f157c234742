import type { Page } from '@playwright/test'
import { requestForm } from '../../src/content/contact.ts'
import { pageScript, paths, scriptNamed, scriptOf } from '../support/site.ts'
import { expect, openHydrated, test } from '../support/test.ts'

/** Without its script, or with a part of it lost on the way, a page reads the same to a screen reader, in the same order. */

test.use({ viewport: { width: 360, height: 740 } })

/** The page as a screen reader meets it. Two parts are left out that say something else without the script: the form, and the legal menu's button to print. */
async function readingOf(page: Page): Promise<string> {
  await page
    .locator('section:has(form)')
    .evaluateAll((sections) => sections.forEach((section) => section.remove()))
  await page.locator('.legal-menu').evaluateAll((menus) => menus.forEach((menu) => menu.remove()))
  return page.locator('body').ariaSnapshot()
}

for (const path of paths) {
  test(`${path} reads the same without JavaScript`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
    })
    const plain = await context.newPage()
    await plain.goto(path)
    await openHydrated(page, path)
    const reading = await readingOf(plain)

    expect(reading.length).toBeGreaterThan(1000)
    expect(reading).toBe(await readingOf(page))
    await context.close()
  })
}

for (const [part, address] of [
  ['the first script', /\/assets\/entries\//],
  ['React', scriptNamed('react')],
  ['the router', scriptNamed('router')],
  ['what wakes the page up', scriptOf('src/app/hydrate.tsx')],
  ["the page's own script", pageScript('/contact')],
] as const) {
  test(`with ${part} lost, the form's mail link leads on and nothing else is missing`, async ({ page }) => {
    await openHydrated(page, '/contact')
    const awake = await readingOf(page)
    let lost = 0
    await page.route(
      ({ pathname }) => (typeof address === 'string' ? pathname === address : address.test(pathname)),
      (route) => {
        lost += 1
        return route.abort()
      },
    )
    await page.reload({ waitUntil: 'networkidle' })

    expect(lost).toBeGreaterThan(0)
    const link = page.getByRole('main').getByRole('link', { name: requestForm.withoutJavaScript.linkLabel })
    await expect(link).toHaveAttribute('href', /^mailto:/)
    expect(await readingOf(page)).toBe(awake)
  })
}
