import { requestForm } from '../../src/content/contact.ts'
import { headings } from '../support/site.ts'
import {
  expect,
  footerLink,
  heading,
  hydrated,
  idle,
  listenToErrors,
  openHydrated,
  test,
} from '../support/test.ts'
import { precached } from '../support/worker.ts'

/** Faults of pages that do not involve the worker. Numbers are the rows of e2e/faults/README.md. */

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('fault 22: the clock is ten years off: nothing breaks', async ({ page }) => {
    const errors = listenToErrors(page)
    const field = page.getByLabel(requestForm.fields.firstName.label)
    for (const years of [-10, 10]) {
      const time = new Date()
      time.setFullYear(time.getFullYear() + years)
      await page.clock.install({ time })
      await openHydrated(page, '/contact')
      expect(await page.evaluate(() => new Date().getFullYear())).toBe(time.getFullYear())
      await field.fill(`Thandi ${years}`)
      await precached(page)
      await page.reload()
      await hydrated(page)
      await expect(field).toHaveValue(`Thandi ${years}`)
      await footerLink(page, '/rewards').click()
      await expect(heading(page)).toHaveText(headings['/rewards'])
    }
    expect(errors).toEqual([])
  })
})

test('fault 25: style sheets, fonts and pictures are missing: the page is readable, with alternative texts', async ({
  page,
  site,
}) => {
  const errors = listenToErrors(page)
  const lost: string[] = []
  site.failAll((request, response) => {
    if (!/\.(css|woff2|svg|png|ico)$/.test(request.url!)) return false
    lost.push(request.url!)
    response.writeHead(404).end()
    return true
  })
  for (const path of ['/', '/network'] as const) {
    await openHydrated(page, path)
    await expect(heading(page)).toHaveText(headings[path])
    await expect(heading(page)).toBeVisible()
    const pictures = page.getByRole('main').locator('img')
    await pictures.first().scrollIntoViewIfNeeded()
    expect(await pictures.evaluateAll((images) => images.every((image) => image.hasAttribute('alt')))).toBe(
      true,
    )
    expect(await page.evaluate(() => document.body.innerText.length)).toBeGreaterThan(1000)
  }
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/\w{3}/)
  await expect
    .poll(() => ['.css', '.svg'].every((ending) => lost.some((url) => url.endsWith(ending))))
    .toBe(true)
  await footerLink(page, '/careers').click()
  await expect(heading(page)).toHaveText(headings['/careers'])
  await hydrated(page)
  await idle(page)
  expect(errors).toEqual([])
})
